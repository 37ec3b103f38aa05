/** The part of each kind's address before the slug, or before the id of a question. */
export const addressPrefixes = {
  posts: '/resources/blog/',
  guides: '/resources/guides/',
  legal: '/',
  questions: '/faq#',
} as const;

/** The path of a post's page. */
export function postAddress({ slug }: { readonly slug: string }): string {
  return `${addressPrefixes.posts}${slug}`;
}

/** The path of a guide's page. */
export function guideAddress({ slug }: { readonly slug: string }): string {
  return `${addressPrefixes.guides}${slug}`;
}

/** The address of a question on the FAQ page. */
export function questionAddress({ id }: { readonly id: string }): string {
  return `${addressPrefixes.questions}${id}`;
}
