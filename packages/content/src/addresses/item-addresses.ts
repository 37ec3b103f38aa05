/** The address of each kind of item before its slug; of a question, its page and the mark before its id. Specification §2. */
export const addressPrefixes = {
  posts: '/resources/blog/',
  guides: '/resources/guides/',
  legal: '/',
  questions: '/faq#',
} as const;

/** The path of a post's page. Specification §2. */
export function postAddress({ slug }: { readonly slug: string }): string {
  return `${addressPrefixes.posts}${slug}`;
}

/** The path of a guide's page. Specification §2. */
export function guideAddress({ slug }: { readonly slug: string }): string {
  return `${addressPrefixes.guides}${slug}`;
}

/** The place of a question on the FAQ page. Specification §2. */
export function questionAddress({ id }: { readonly id: string }): string {
  return `${addressPrefixes.questions}${id}`;
}
