import { Markdown, type HeadingEntry, type MarkdownFeatures } from '@cornerbell/markdown';
import { Container, Link, Prose, Section } from '@cornerbell/ui';
import { useId } from 'react';
import * as styles from './ArticleBody.css.ts';
import { articleComponents } from './components.tsx';

/** Props of `ArticleBody`. */
export interface ArticleBodyProps {
  /** The Markdown of the body. */
  source: string;
  /** The headings to list beside it, in order. */
  contents: readonly HeadingEntry[];
  /** What the body may use beyond the plain line rules. */
  features?: MarkdownFeatures;
}

/** The body of an article with its contents list, which stays in view beside the text on desktop. */
export function ArticleBody({ source, contents, features }: ArticleBodyProps) {
  const titleId = useId();
  return (
    <Section as="div" tone="white">
      <Container>
        <div className={styles.root}>
          {contents.length > 1 && (
            <nav className={styles.contents} aria-labelledby={titleId}>
              <p id={titleId} className={styles.title}>
                On this page
              </p>
              <ol className={styles.list}>
                {contents.map(({ id, text }) => (
                  <li key={id}>
                    <Link href={`#${id}`} className={styles.link}>
                      {text}
                    </Link>
                  </li>
                ))}
              </ol>
            </nav>
          )}
          <Prose className={styles.text}>
            <Markdown source={source} components={articleComponents} features={features} />
          </Prose>
        </div>
      </Container>
    </Section>
  );
}
