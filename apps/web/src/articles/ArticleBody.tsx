import { Markdown, type HeadingEntry, type MarkdownFeatures } from '@cornerbell/markdown';
import { Container, Prose, Section } from '@cornerbell/ui';
import type { ReactNode } from 'react';
import * as styles from './ArticleBody.css.ts';
import { linkedArticleComponents } from './components.tsx';
import { Contents } from './Contents.tsx';

interface ArticleBodyProps {
  /** The heading of the contents list. */
  contentsTitle: string;
  /** The Markdown of the body. */
  source: string;
  /** The headings of the contents list, in order. */
  contents: readonly HeadingEntry[];
  /** The optional features of the Markdown renderer that the body may use. */
  features?: MarkdownFeatures;
  /** Content below the text, such as its author. */
  children?: ReactNode;
}

/** The body of an article and its contents list, which is sticky beside the text on desktop. */
export function ArticleBody({
  contentsTitle,
  source,
  contents,
  features,
  children,
}: ArticleBodyProps) {
  return (
    <Section as="div" tone="white">
      <Container>
        <div className={styles.root}>
          {contents.length > 1 && <Contents title={contentsTitle} entries={contents} />}
          <div className={styles.text}>
            <Prose>
              <Markdown source={source} components={linkedArticleComponents} features={features} />
            </Prose>
            {children}
          </div>
        </div>
      </Container>
    </Section>
  );
}
