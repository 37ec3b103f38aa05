import type { Library } from '../schema/library.ts';
import { listPathOf, pagePaths } from './page-paths.ts';

/** The part of each kind's address before the slug. */
export const addressPrefixes = {
  posts: `${listPathOf.blog}/`,
  guides: `${listPathOf.guides}/`,
  legal: '/',
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
  return `${pagePaths.faq}#${id}`;
}

/** Every post and guide of a library with its address. */
export const addressedItems = ({ posts, guides }: Pick<Library, 'posts' | 'guides'>) => [
  ...posts.map((item) => ({ item, address: postAddress(item) })),
  ...guides.map((item) => ({ item, address: guideAddress(item) })),
];

/**
 * The path of an address without its query and anchor.
 *
 * @example
 * pathOf('/faq#setup') // => '/faq'
 */
export function pathOf(address: string): string {
  return address.replace(/[?#].*$/s, '');
}
