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
