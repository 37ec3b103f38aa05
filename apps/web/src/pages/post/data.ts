import { displayLimits, relatedIn } from '@cornerbell/content';
import { articleData, describeArticle, modifiedDay } from '../../articles/article-data.ts';
import { postCardData } from '../../library/card-data.ts';
import { postNode } from '../../metadata/nodes.ts';
import type { BuildContext, PageContext, PageMetadata, Params } from '../../page.ts';
import { oncePerLibrary } from '../../shared/once-per-library.ts';

const lookUp = oncePerLibrary(({ posts, unlisted }) => ({
  bySlug: new Map([...posts, ...unlisted.posts].map((post) => [post.slug, post])),
  relatedTo: relatedIn(posts),
}));

export const paths = ({ library }: BuildContext) =>
  [...library.posts, ...library.unlisted.posts].map(({ slug }) => ({ slug }));

export const data = (context: BuildContext, { slug = '' }: Params) => {
  const { library } = context;
  const { bySlug, relatedTo } = lookUp(library);
  const post = bySlug.get(slug);
  if (!post) return null;
  const { articles } = library.site;
  return {
    copy: { ...articles.shared, ...articles.post },
    ...articleData(post, context),
    post: postCardData(post, library),
    coverAlt: post.coverAlt,
    author: post.author,
    tags: post.tags.slice(0, displayLimits.postTags),
    related: relatedTo(post).map((other) => postCardData(other, library, 'small')),
  };
};

export const modified = ({ library }: BuildContext, { slug = '' }: Params) =>
  modifiedDay(lookUp(library).bySlug.get(slug));

export type PostData = NonNullable<ReturnType<typeof data>>;

export const head = ({ documentTitle, post, unlisted = false }: PostData) => ({
  title: documentTitle,
  description: post.excerpt,
  noindex: unlisted,
});

export function describe(
  { post, author, published, updated, tags }: PostData,
  context: PageContext,
): PageMetadata {
  const { slug, title, badge, excerpt: lead, readTime } = post;
  const { address: page, library } = context;
  const { content = '' } = lookUp(library).bySlug.get(slug) ?? {};
  const note = `${published.text} · ${readTime} ${library.site.messages.readTimeUnit}`;
  return {
    ...describeArticle(post, { lead, facts: [author.name, published.text], note, content }),
    nodes: (image) => {
      const source = { page, title, published, updated, image, section: badge.label };
      return [postNode(context, source, author, tags)];
    },
  };
}
