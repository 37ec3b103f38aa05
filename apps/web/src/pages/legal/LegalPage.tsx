import { Markdown } from '@cornerbell/markdown';
import { legalPage as words } from '@cornerbell/content/site';
import { ButtonLink, Container, Prose, Ropes, Section } from '@cornerbell/ui';
import type { Page } from '../../shell/page.ts';
import { articleComponents } from '../../articles/components.tsx';
import { Contents } from '../../articles/Contents.tsx';
import { articleTitle } from '../../articles/article-title.ts';
import type { LegalData } from './data.ts';
import * as styles from './LegalPage.css.ts';

/** A legal text with its date and its contents beside it. Specification §2, §9. */
function LegalPage({
  data: { slug, title, description, date, content, contents },
}: {
  data: LegalData;
}) {
  return (
    <Section as="div" tone="white">
      <Container>
        <article>
          <header className={styles.header}>
            <h1 className={styles.title}>{title}</h1>
            <p className={styles.lead}>{description}</p>
            <p className={styles.date}>
              {words.dateLabel} <time dateTime={date.iso}>{date.text}</time>
            </p>
            <Ropes className={styles.ropes} />
          </header>
          <div className={styles.columns}>
            <Contents title={words.contentsLabel} entries={contents} path={`/${slug}`} numbered />
            <Prose className={styles.text}>
              <Markdown source={content} components={articleComponents} />
            </Prose>
          </div>
        </article>
        <div className={styles.other}>
          {words.others
            .filter((other) => other.slug !== slug)
            .map(({ label, href }) => (
              <ButtonLink key={href} href={href} emphasis="secondary">
                {label}
              </ButtonLink>
            ))}
        </div>
      </Container>
    </Section>
  );
}

export const page: Page<LegalData> = {
  head: ({ title, description }) => ({ title: articleTitle(title), description }),
  Component: LegalPage,
};
