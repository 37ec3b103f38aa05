import type { MarkdownComponents } from '@cornerbell/markdown';
import { Link } from '@cornerbell/ui';
import { Children, type ReactNode } from 'react';
import { headingLink } from './ArticleBody.css.ts';

/** How articles draw what the line renderer finds: links navigate inside the app. */
export const articleComponents: MarkdownComponents = {
  a: ({ href = '', ...rest }) => <Link href={href} {...rest} />,
};

/** A heading's words as a link to it, to copy; words that hold a link stay as they are. */
function linked(id: string | undefined, words: ReactNode): ReactNode {
  const isPlain = Children.toArray(words).every((word) => typeof word === 'string');
  if (!id || !isPlain) return words;
  return (
    <Link href={`#${id}`} className={headingLink}>
      {words}
    </Link>
  );
}

/** The same, with parts that can be linked to. */
export const linkedArticleComponents: MarkdownComponents = {
  ...articleComponents,
  h2: ({ children, ...rest }) => <h2 {...rest}>{linked(rest.id, children)}</h2>,
};
