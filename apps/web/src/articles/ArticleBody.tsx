import {
  Markdown,
  type HeadingEntry,
  type MarkdownComponents,
  type MarkdownFeatures,
} from '@cornerbell/markdown';
import { Container, Link, Prose, Section } from '@cornerbell/ui';
import { Children, useMemo, type ReactNode } from 'react';
import * as styles from './ArticleBody.css.ts';
import { BuiltHtml } from './BuiltHtml.tsx';
import { articleComponents } from './components.tsx';
import { Contents } from './Contents.tsx';

/** A heading's text as a link to the heading, unless the text contains a link already. */
function linked(id: string | undefined, text: ReactNode): ReactNode {
  const isPlain = Children.toArray(text).every((child) => typeof child === 'string');
  if (!id || !isPlain) return text;
  return (
    <Link href={`#${id}`} className={styles.headingLink}>
      {text}
    </Link>
  );
}

/** HTML by the names of pictures. */
type Pictures = Readonly<Record<string, string>>;

/** The components for articles, whose headings link to themselves, and whose pictures have captions. */
const componentsWith = (pictures: Pictures): MarkdownComponents => ({
  ...articleComponents,
  h2: ({ children, ...rest }) => <h2 {...rest}>{linked(rest.id, children)}</h2>,
  img: ({ src, alt }) => (
    <figure className={styles.picture}>
      <BuiltHtml html={pictures[src] ?? ''} />
      <figcaption className={styles.caption}>{alt}</figcaption>
    </figure>
  ),
});

interface ArticleBodyProps {
  /** The heading of the contents list. */
  contentsTitle: string;
  /** The Markdown of the body. */
  source: string;
  /** The headings of the contents list, in order. */
  contents: readonly HeadingEntry[];
  /** The optional features of the Markdown renderer that the body may use. */
  features?: MarkdownFeatures;
  /** The pictures in the body. */
  pictures: Pictures;
  /** Content below the text, such as its author. */
  children?: ReactNode;
}

/** The body of an article and its contents list, which is sticky beside the text on desktop. */
export function ArticleBody({
  contentsTitle,
  source,
  contents,
  features,
  pictures,
  children,
}: ArticleBodyProps) {
  const components = useMemo(() => componentsWith(pictures), [pictures]);
  return (
    <Section as="div" tone="white">
      <Container>
        <div className={styles.root}>
          {contents.length > 1 && <Contents title={contentsTitle} entries={contents} />}
          <div className={styles.text}>
            <Prose>
              <Markdown source={source} components={components} features={features} />
            </Prose>
            {children}
          </div>
        </div>
      </Container>
    </Section>
  );
}
