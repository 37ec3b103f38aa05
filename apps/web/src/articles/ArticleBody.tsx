import type { HeadingEntry } from '@cornerbell/markdown';
import { Container, Prose, Section } from '@cornerbell/ui';
import type { ReactNode } from 'react';
import * as styles from './ArticleBody.css.ts';
import { useBuiltHtml } from '../shared/built-html.tsx';
import { Contents } from './Contents.tsx';

interface ArticleBodyProps {
  /** The heading of the contents list. */
  contentsTitle: string;
  /** The text as HTML, from `articleHtml`. */
  html: string;
  /** The headings of the contents list, in order. */
  contents: readonly HeadingEntry[];
  /** Content below the text, such as its author. */
  children?: ReactNode;
}

/** The body of an article and its contents list, which is sticky beside the text on desktop. */
export function ArticleBody({ contentsTitle, html, contents, children }: ArticleBodyProps) {
  return (
    <Section as="div" tone="white">
      <Container>
        <div className={styles.root}>
          {contents.length > 1 && <Contents title={contentsTitle} entries={contents} />}
          <div className={styles.text}>
            <Prose dangerouslySetInnerHTML={useBuiltHtml(html)} />
            {children}
          </div>
        </div>
      </Container>
    </Section>
  );
}
