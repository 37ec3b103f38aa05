import {
  Avatar,
  Badge,
  ButtonLink,
  Container,
  Grid,
  Heading,
  Link,
  Prose,
  Section,
  Stack,
  Text,
} from '@cornerbell/ui';
import { useId, type ReactNode } from 'react';
import * as styles from '../../articles/Article.css.ts';
import { Contents } from '../../articles/Contents.tsx';
import { Count, Cover, ItemCard } from '../../library/ItemCard.tsx';
import { NewsletterSection } from '../../newsletter/NewsletterSection.tsx';
import type { Page } from '../../page.ts';
import { CallToAction } from '../../sections/CallToAction.tsx';
import { TitledSection } from '../../sections/TitledSection.tsx';
import { lead, screenOnly } from '../../sections/layout.css.ts';
import { ShareButton } from '../../share/buttons.tsx';
import { useBuiltHtml } from '../../shared/built-html.tsx';
import { useCopy } from '../../shared/copy.ts';
import type { ArticleData } from './data.ts';

interface PartProps {
  data: ArticleData;
}

/** Back link, badges, title and cover. */
function Top({ data: { copy, item, coverAlt, tags } }: PartProps) {
  const { featuredLabel } = useCopy().messages;
  return (
    <>
      <ButtonLink href={copy.backLink.href} variant="ghost" className={styles.back}>
        <svg className={styles.arrow} viewBox="0 0 12 12" aria-hidden="true">
          <path d="M11 6H1.5M5.5 2 1.5 6l4 4" />
        </svg>
        {copy.backLink.label}
      </ButtonLink>
      <Stack gap="lg" align="start">
        <Stack direction="row" gap="xs" wrap>
          <Badge hue={item.badge.hue}>{item.badge.label}</Badge>
          {tags.map((tag) => (
            <Badge key={tag}>{tag}</Badge>
          ))}
          {item.kind === 'guide' && item.featured && <Badge>{featuredLabel}</Badge>}
        </Stack>
        <Heading level={1} size="xl" className={styles.title}>
          {item.title}
        </Heading>
        {item.kind === 'guide' && <p className={lead}>{item.description}</p>}
      </Stack>
      <div className={styles.cover}>
        <Cover item={item} alt={coverAlt} />
      </div>
    </>
  );
}

/** The description of a file, such as `PDF, Letter, 59 kB`. */
const describe = ({ format, label, size }: ArticleData['downloads'][number]) =>
  `${format}, ${label}, ${size}`;

/** The button that downloads the file on US Letter paper, further actions, and the other files. */
function Downloads({ data: { copy, downloads }, children }: PartProps & { children: ReactNode }) {
  const factsId = useId();
  const main = downloads.find((file) => file.label === 'Letter') ?? downloads[0];
  if (!main) return children;
  const others = downloads.filter((file) => file !== main);
  return (
    <>
      <ButtonLink href={main.href} download={main.name} aria-describedby={factsId}>
        {copy.downloadLabel}
      </ButtonLink>
      {children}
      <p className={styles.files}>
        <span>
          <span id={factsId}>{describe(main)}</span>
          {others.length > 0 && `. ${copy.downloadAlsoLabel}`}
        </span>
        {others.map((file) => (
          <Link key={file.href} className={styles.file} href={file.href} download={file.name}>
            {describe(file)}
          </Link>
        ))}
      </p>
    </>
  );
}

/** Author, dates, a number and what can be done with the article. */
function Facts({ data }: PartProps) {
  const { copy, item, author, published, updated } = data;
  return (
    <div className={styles.facts}>
      {author && (
        <Stack direction="row" gap="sm" align="center">
          <Avatar name={author.name} src={author.avatar} aria-hidden="true" />
          <div>
            <p className={styles.authorName}>{author.name}</p>
            <Text size="sm" tone="muted">
              {author.title}
            </Text>
          </div>
        </Stack>
      )}
      <p className={styles.dates}>
        <time dateTime={published.iso}>{published.text}</time>
        {updated && (
          <span>
            {copy.updatedLabel} <time dateTime={updated.iso}>{updated.text}</time>
          </span>
        )}
        <Count item={item} />
      </p>
      <Downloads data={data}>
        {'demoAction' in copy ? (
          <ButtonLink href={copy.demoAction.href} variant="secondary">
            {copy.demoAction.label}
          </ButtonLink>
        ) : (
          <ShareButton title={item.title} label={copy.shareLabel} />
        )}
      </Downloads>
    </div>
  );
}

const AuthorCard = ({ author }: { author: NonNullable<ArticleData['author']> }) => (
  <aside className={styles.authorCard} aria-label={author.label}>
    <Avatar name={author.name} src={author.avatar} size="lg" aria-hidden="true" />
    <Stack gap="xs">
      <Text size="sm" tone="muted">
        {author.label}
      </Text>
      <Heading size="sm">{author.name}</Heading>
      <Text>{author.bio}</Text>
    </Stack>
  </aside>
);

/** Links to the articles published before and after. */
function Neighbours({ data: { copy, previous, next } }: PartProps) {
  const { label, previousLabel, nextLabel } = copy.neighbours;
  if (!previous && !next) return null;
  return (
    <Container>
      <nav className={styles.neighbours} aria-label={label}>
        {previous && (
          <Link className={styles.neighbour} href={previous.href} rel="prev">
            <span className={styles.neighbourLabel}>{previousLabel}</span> {previous.title}
          </Link>
        )}
        {next && (
          <Link className={styles.neighbour} href={next.href} rel="next" data-side="end">
            <span className={styles.neighbourLabel}>{nextLabel}</span> {next.title}
          </Link>
        )}
      </nav>
    </Container>
  );
}

/** A post or guide: its facts, and the text with its contents list. */
export const page: Page<ArticleData> = function ArticlePage({ data }) {
  const { copy, html, contents, author, related } = data;
  const relatedId = useId();
  return (
    <>
      <article className={styles.article}>
        <Section>
          <Container>
            <div className={styles.header}>
              <Top data={data} />
              <Facts data={data} />
            </div>
          </Container>
        </Section>
        <Section as="div" tone="white">
          <Container>
            <div className={styles.columns}>
              {contents.length > 1 && <Contents title={copy.contentsTitle} entries={contents} />}
              <div className={styles.text}>
                <Prose dangerouslySetInnerHTML={useBuiltHtml(html)} />
                {author && <AuthorCard author={author} />}
              </div>
            </div>
          </Container>
        </Section>
      </article>
      <Neighbours data={data} />
      <CallToAction {...copy.closing} />
      {related.length > 0 && (
        <TitledSection id={relatedId} title={copy.relatedTitle} gap="lg" className={screenOnly}>
          <Grid columns={3}>
            {related.map((other) => (
              <ItemCard key={other.id} item={other} size={author ? 'sm' : undefined} />
            ))}
          </Grid>
        </TitledSection>
      )}
      <NewsletterSection />
    </>
  );
};
