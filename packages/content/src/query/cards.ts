import type { Guide } from '../schema/guide.ts';
import type { Post } from '../schema/post.ts';

/** A post without its body, author and list of related posts, for cards and lists. */
export type PostCard = Omit<Post, 'author' | 'content' | 'relatedPosts' | 'status'>;

/** A guide without its body and list of related guides, for cards and lists. */
export type GuideCard = Omit<Guide, 'content' | 'relatedGuides' | 'status'>;

/**
 * The card of a post, for lists without bodies.
 *
 * @example
 * 'content' in toPostCard(post) // => false
 */
export function toPostCard(post: Post): PostCard {
  const { author: _a, content: _c, relatedPosts: _r, status: _s, ...card } = post;
  return card;
}

/**
 * The card of a guide, for lists without bodies.
 *
 * @example
 * 'content' in toGuideCard(guide) // => false
 */
export function toGuideCard(guide: Guide): GuideCard {
  const { content: _c, relatedGuides: _r, status: _s, ...card } = guide;
  return card;
}
