import { displayLimits, postAddress, relatedPostsIn } from '@cornerbell/content';
import { headings } from '@cornerbell/markdown';
import { postNode } from '../../metadata/nodes.ts';
import { oncePerLibrary } from '../../shared/once-per-library.ts';
import type { BuildContext, PageContext, PageMetadata, Params } from '../../page.ts';
import { articleTitle } from '../../articles/article-title.ts';
import { neighboursOf } from '../../articles/neighbours-of.ts';
import { articleHtml } from '../../articles/article-html.tsx';
import { postCardData } from '../../library/card-data.ts';

const lookUp = oncePerLibrary(({ posts, unlisted }) => ({
  bySlug: new Map([...posts, ...unlisted.posts].map((post) => [post.slug, post])),
  relatedTo: relatedPostsIn(posts),
}));

export const paths = ({ library }: BuildContext) =>
  [...library.posts, ...library.unlisted.posts].map(({ slug }) => ({ slug }));

export const data = ({ library }: BuildContext, { slug = '' }: Params) => {
  const { bySlug, relatedTo } = lookUp(library);
  const post = bySlug.get(slug);
  if (!post) return null;
  const { content } = post;
  const { articles, company } = library.site;
  return {
    copy: { ...articles.shared, ...articles.post },
    documentTitle: articleTitle(post.title, company.name),
    post: postCardData(post),
    coverAlt: post.coverAlt,
    ...(post.status === 'unlisted' && { unlisted: true }),
    author: post.author,
    published: { iso: post.publishedDate, text: post.dates.page },
    updated: post.updated,
    tags: post.tags.slice(0, displayLimits.postTags),
    html: articleHtml(content, library.site),
    contents: headings(content).filter(({ level }) => level === 2),
    ...neighboursOf(post, library.posts, postAddress),
    related: relatedTo(post).map((other) => postCardData(other, 'small')),
  };
};

export const modified = ({ library }: BuildContext, { slug = '' }: Params) => {
  const post = lookUp(library).bySlug.get(slug);
  return post && post.status !== 'unlisted' ? (post.updatedDate ?? post.publishedDate) : null;
};

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
  const { slug, title, badge, excerpt, readTime } = post;
  const { address: page, library } = context;
  const { content = '' } = lookUp(library).bySlug.get(slug) ?? {};
  const note = `${published.text} · ${readTime} ${library.site.messages.readTimeUnit}`;
  return {
    name: title,
    card: { label: badge.label, title, hue: badge.hue, seed: slug, note },
    isArticle: true,
    markdown: { title, lead: excerpt, facts: [author.name, published.text], content },
    nodes: (image) => {
      const source = { page, title, published, updated, image, section: badge.label };
      return [postNode(context, source, author, tags)];
    },
  };
}
