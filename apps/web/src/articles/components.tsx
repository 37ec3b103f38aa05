import type { MarkdownComponents } from '@cornerbell/markdown';
import { Link } from '@cornerbell/ui';
import { Children, type ReactNode } from 'react';
import { headingLink } from './ArticleBody.css.ts';

/** The components for Markdown: links navigate inside the app. */
export const articleComponents: MarkdownComponents = {
  a: ({ href = '', ...rest }) => <Link href={href} {...rest} />,
};

/** A heading's text as a link to the heading, unless the text contains a link already. */
function linked(id: string | undefined, text: ReactNode): ReactNode {
  const isPlain = Children.toArray(text).every((child) => typeof child === 'string');
  if (!id || !isPlain) return text;
  return (
    <Link href={`#${id}`} className={headingLink}>
      {text}
    </Link>
  );
}

/** The components for articles, whose headings link to themselves. */
export const linkedArticleComponents: MarkdownComponents = {
  ...articleComponents,
  h2: ({ children, ...rest }) => <h2 {...rest}>{linked(rest.id, children)}</h2>,
};
