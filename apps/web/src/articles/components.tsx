import type { MarkdownComponents } from '@cornerbell/markdown';
import { Link } from '@cornerbell/ui';

/** The components for Markdown: links navigate inside the app. */
export const articleComponents: MarkdownComponents = {
  a: ({ href = '', ...rest }) => <Link href={href} {...rest} />,
};
