import { displayLimits, relatedPosts } from '@cornerbell/content';
import { headings } from '@cornerbell/markdown';
import type { BuildContext, Params } from '../../app/page.ts';
import { dateData, postCardData } from '../../features/resources/card-data.ts';

export const paths = ({ library }: BuildContext) => library.posts.map(({ slug }) => ({ slug }));

export const data = ({ library }: BuildContext, { slug }: Params) => {
  const post = library.posts.find((candidate) => candidate.slug === slug);
  if (!post) return null;
  return {
    post: postCardData(post),
    author: post.author,
    published: dateData(post.publishedDate, 'page'),
    tags: post.tags.slice(0, displayLimits.postTags),
    content: post.content,
    contents: headings(post.content).filter(({ level }) => level === 2),
    related: relatedPosts(post, library.posts).map((other) => postCardData(other, 'small')),
  };
};

export type PostData = NonNullable<ReturnType<typeof data>>;
