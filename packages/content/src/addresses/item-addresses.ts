import type { Library } from '../schema/library.ts';

/** The part of each kind's address before the slug, or before the id of a question. */
export const addressPrefixes = {
  posts: '/resources/blog/',
  guides: '/resources/guides/',
  legal: '/',
  questions: '/faq#',
} as const;

/**
 * The path of a post's page.
 *
 * @example
 * postPath('ten-days-quiet') // => '/resources/blog/ten-days-quiet'
 */
export function postPath(slug: string): string {
  return `${addressPrefixes.posts}${slug}`;
}

/**
 * The path of a guide's page.
 *
 * @example
 * guidePath('gym-management-checklist') // => '/resources/guides/gym-management-checklist'
 */
export function guidePath(slug: string): string {
  return `${addressPrefixes.guides}${slug}`;
}

/** The address of a question on the FAQ page. */
export function questionPath(id: string): string {
  return `${addressPrefixes.questions}${id}`;
}

/** Every post, guide and Markdown question of a library with its address. */
export const addressedItems = ({ posts, guides, questions = [] }: Library) => [
  ...posts.map((item) => ({ item, address: postPath(item.slug) })),
  ...guides.map((item) => ({ item, address: guidePath(item.slug) })),
  ...questions.map((item) => ({ item, address: questionPath(item.id) })),
];

/** The paths of the lists of posts and of guides. */
export const listPaths: readonly string[] = ['/resources/blog', '/resources/guides'];
