import { memo } from 'react';

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createHTML: (html: string) => string },
  ): { createHTML(html: string): TrustedHTML };
}

/** The policy for HTML from the build. The content security policy allows no other, so no other code can set HTML. */
const policy = (globalThis as { readonly trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy(
  'built-html',
  { createHTML: (html) => html },
);

/** HTML that the build has drawn. Memoised, because React would set it again. */
export const BuiltHtml = memo(function BuiltHtml({ html }: { html: string }) {
  return <div dangerouslySetInnerHTML={{ __html: policy?.createHTML(html) ?? html }} />;
});
