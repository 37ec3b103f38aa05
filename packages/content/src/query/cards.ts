import type { Guide } from '../schema/guide.ts';
import type { Post } from '../schema/post.ts';

/** A post without its body, author and list of related posts, for cards and lists. */
export type PostCard = Omit<Post, 'author' | 'content' | 'relatedPosts' | 'status' | 'updated'>;

/** A guide without its body and list of related guides, for cards and lists. */
export type GuideCard = Omit<Guide, 'content' | 'relatedGuides' | 'status' | 'updated'>;
