import type { MarkdownComponents } from '@cornerbell/markdown';
import { Link } from '@cornerbell/ui';

/** How articles draw what the line renderer finds: links navigate inside the app. */
export const articleComponents: MarkdownComponents = {
  a: ({ href = '', ...rest }) => <Link href={href} {...rest} />,
};
