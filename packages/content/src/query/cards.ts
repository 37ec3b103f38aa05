import type { BlogCategory } from '../schema/categories.ts';
import type { GuideType } from '../schema/guide-types.ts';
import type { Guide } from '../schema/guide.ts';
import type { Post } from '../schema/post.ts';

/** A post without its body, author and list of related posts, for cards and lists. */
export type PostCard<Category extends string = BlogCategory> = Omit<
  Post<Category>,
  'author' | 'content' | 'relatedPosts' | 'status' | 'updated'
>;

/** A guide without its body and list of related guides, for cards and lists. */
export type GuideCard<Type extends string = GuideType> = Omit<
  Guide<Type>,
  'content' | 'relatedGuides' | 'status' | 'updated'
>;

/**
 * The card of a post, for lists without bodies.
 *
 * @example
 * 'content' in toPostCard(post) // => false
 */
export function toPostCard<Category extends string>(post: Post<Category>): PostCard<Category> {
  const { author: _a, content: _c, relatedPosts: _r, status: _s, updated: _u, ...card } = post;
  return card;
}

/**
 * The card of a guide, for lists without bodies.
 *
 * @example
 * 'content' in toGuideCard(guide) // => false
 */
export function toGuideCard<Type extends string>(guide: Guide<Type>): GuideCard<Type> {
  const { content: _c, relatedGuides: _r, status: _s, updated: _u, ...card } = guide;
  return card;
}
