import type { SiteLibrary } from '@cornerbell/content/library';
import { Markdown, type MarkdownComponents, type MarkdownFeatures } from '@cornerbell/markdown';
import { Link } from '@cornerbell/ui';
import { Children, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { drawStill } from '../gym/draw-still.tsx';
import { BuiltHtml } from '../shared/built-html.tsx';
import * as styles from './Article.css.ts';

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

/** Links look like those of the site. */
const textComponents: MarkdownComponents = {
  a: ({ href = '', ...rest }) => <Link href={href} {...rest} />,
};

/** Renders Markdown as HTML, so that the browser needs neither its source nor the renderer. */
export const textHtml = (source: string): string =>
  renderToStaticMarkup(<Markdown source={source} components={textComponents} />);

/** Renders a post or guide as HTML: headings link to themselves, and pictures have captions. */
export function articleHtml(
  source: string,
  { site, pictures: sizes }: Pick<SiteLibrary, 'site' | 'pictures'>,
  features: MarkdownFeatures = {},
): string {
  const components: MarkdownComponents = {
    ...textComponents,
    h2: ({ children, ...rest }) => <h2 {...rest}>{linked(rest.id, children)}</h2>,
    img: ({ src, alt, title }) => (
      <figure className={styles.picture}>
        {src.startsWith('/') ? (
          // A caption that says what the picture shows is not read twice.
          <img src={src} alt={title ? alt : ''} {...sizes[src]} loading="lazy" />
        ) : (
          <BuiltHtml html={drawStill(src, site)} />
        )}
        <figcaption className={styles.caption}>{title ?? alt}</figcaption>
      </figure>
    ),
  };
  return renderToStaticMarkup(
    <Markdown source={source} components={components} features={features} />,
    { identifierPrefix: 'article' },
  );
}
