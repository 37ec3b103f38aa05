/** The address of each kind of item before its slug; of a question, its page and the mark before its id. */
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

/** The place of a question on the FAQ page. */
export function questionAddress({ id }: { readonly id: string }): string {
  return `${addressPrefixes.questions}${id}`;
}
