import type { PageDate } from '@cornerbell/content';
import type { Site } from '@cornerbell/content/copy';
import type { HeadingEntry } from '@cornerbell/markdown';
import { ButtonLink, Container, Heading, Prose, Section, Stack } from '@cornerbell/ui';
import type { ReactNode } from 'react';
import { lead as leadStyle } from '../sections/type.css.ts';
import { useBuiltHtml } from '../shared/built-html.tsx';
import * as styles from './Article.css.ts';
import { Contents } from './Contents.tsx';

interface ArticleProps {
  /** The data of a post or guide. */
  data: {
    readonly copy: Site['articles']['shared'];
    readonly published: PageDate;
    /** The day of the last change. */
    readonly updated?: PageDate | undefined;
    /** The text as HTML, from `articleHtml`. */
    readonly html: string;
    /** The headings of the contents list, in order. */
    readonly contents: readonly HeadingEntry[];
  };
  title: string;
  /** The sentence under the title. */
  lead?: string;
  /** Category, type and tags. */
  badges: ReactNode;
  /** The cover image or art. */
  cover: ReactNode;
  /** The author, before the dates. */
  author?: ReactNode;
  /** A number after the dates, such as the time to read it. */
  count: ReactNode;
  /** Buttons after the dates. */
  actions: ReactNode;
  /** Content below the text. */
  children?: ReactNode;
}

/**
 * A post or guide: back link, badges, title, cover, facts, and the text with its contents list, which is sticky beside it on desktop.
 */
export const Article = ({
  data: { copy, published, updated, html, contents },
  title,
  lead,
  badges,
  cover,
  author,
  count,
  actions,
  children,
}: ArticleProps) => (
  <article className={styles.article}>
    <Section>
      <Container>
        <div className={styles.header}>
          <ButtonLink href={copy.backLink.href} variant="ghost" className={styles.back}>
            <svg className={styles.arrow} viewBox="0 0 12 12" aria-hidden="true">
              <path d="M11 6H1.5M5.5 2 1.5 6l4 4" />
            </svg>
            {copy.backLink.label}
          </ButtonLink>
          <Stack gap="lg" align="start">
            <Stack direction="row" gap="xs" wrap>
              {badges}
            </Stack>
            <Heading level={1} size="xl" className={styles.title}>
              {title}
            </Heading>
            {lead && <p className={leadStyle}>{lead}</p>}
          </Stack>
          <div className={styles.cover}>{cover}</div>
          <div className={styles.facts}>
            {author}
            <p className={styles.dates}>
              <time dateTime={published.iso}>{published.text}</time>
              {updated && (
                <span>
                  {copy.updatedLabel} <time dateTime={updated.iso}>{updated.text}</time>
                </span>
              )}
              {count}
            </p>
            {actions}
          </div>
        </div>
      </Container>
    </Section>
    <Section as="div" tone="white">
      <Container>
        <div className={styles.body}>
          {contents.length > 1 && <Contents title={copy.contentsTitle} entries={contents} />}
          <div className={styles.text}>
            <Prose dangerouslySetInnerHTML={useBuiltHtml(html)} />
            {children}
          </div>
        </div>
      </Container>
    </Section>
  </article>
);
