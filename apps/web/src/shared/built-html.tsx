import { useMemo } from 'react';
import * as styles from './built-html.css.ts';

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createHTML: (html: string) => string },
  ): { createHTML(html: string): TrustedHTML };
}

/** The policy for HTML from the build, the only one that the content security policy allows. */
const policy = (globalThis as { readonly trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy(
  'built-html',
  { createHTML: (html) => html },
);

/** HTML from the build, for `dangerouslySetInnerHTML`. React would set a new object again. */
export const useBuiltHtml = (html: string) =>
  useMemo(() => ({ __html: policy?.createHTML(html) ?? html }), [html]);

/** HTML from the build. */
export const BuiltHtml = ({ html }: { html: string }) => (
  <div className={styles.root} dangerouslySetInnerHTML={useBuiltHtml(html)} />
);
