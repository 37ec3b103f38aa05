import {
  displayLimits,
  guideAddress,
  isPost,
  postAddress,
  relatedIn,
  type Guide,
  type Post,
} from '@cornerbell/content';
import type { SiteLibrary } from '@cornerbell/content/library';
import { headings } from '@cornerbell/markdown/parse';
import { articleHtml } from '../../articles/article-html.tsx';
import { articleTitle } from '../../articles/article-title.ts';
import { formatSize, type Download } from '../../downloads/download.ts';
import { guideCardData, postCardData } from '../../library/card-data.ts';
import { markdownPath, renderMarkdown } from '../../metadata/markdown-version.ts';
import { articleNode } from '../../metadata/nodes.ts';
import type {
  BuildContext,
  MarkdownSource,
  PageContext,
  PageMetadata,
  Params,
} from '../../page.ts';

type Item = Post | Guide;

const pathOf = (item: Item) => (isPost(item) ? postAddress(item) : guideAddress(item));

const indexOf = ({ posts, guides, unlisted }: SiteLibrary) => {
  const items: Item[] = [...posts, ...guides, ...unlisted.posts, ...unlisted.guides];
  return {
    byPath: new Map(items.map((item) => [pathOf(item), item])),
    relatedPosts: relatedIn(posts),
    relatedGuides: relatedIn(guides),
  };
};

const indexes = new WeakMap<SiteLibrary, ReturnType<typeof indexOf>>();

/** The index of a library, made once, because thousands of pages need it. */
function lookUp(library: SiteLibrary) {
  const index = indexes.get(library) ?? indexOf(library);
  indexes.set(library, index);
  return index;
}

/** The item of a page: a post or, as the route says, a guide. */
function itemOf({ library }: Pick<BuildContext, 'library'>, { kind, slug = '' }: Params) {
  const path = kind === 'post' ? postAddress({ slug }) : guideAddress({ slug });
  return lookUp(library).byPath.get(path);
}

export const paths = ({ library }: BuildContext, { kind }: Params) => {
  const { posts, guides, unlisted } = library;
  const items = kind === 'post' ? [...posts, ...unlisted.posts] : [...guides, ...unlisted.guides];
  return items.map(({ slug }) => ({ slug }));
};

/** The content of the Markdown version, which a guide also offers as a download. */
const markdownOf = (item: Item): MarkdownSource => ({
  title: item.title,
  lead: isPost(item) ? item.excerpt : item.description,
  facts: [...(isPost(item) ? [item.author.name] : []), item.dates.page],
  content: item.content,
});

/** The downloads of an item: the built files and, of a guide, its Markdown version. */
function downloadsOf(item: Item, { downloads, origin }: BuildContext) {
  const path = pathOf(item);
  const files: readonly Download[] = downloads?.[path] ?? [];
  if (isPost(item)) return files;
  const text: Download = {
    href: markdownPath(path),
    name: `${item.slug}.md`,
    format: 'Markdown',
    label: 'Text',
    bytes: Buffer.byteLength(renderMarkdown(markdownOf(item), origin, path)),
  };
  return [...files, text];
}

/** The items published just before and after another; none for one that is not listed. */
function neighboursOf(item: Item, listed: readonly Item[]) {
  const index = listed.indexOf(item);
  if (index < 0) return {};
  const at = (position: number) => {
    const other = listed[position];
    return other && { href: pathOf(other), title: other.title };
  };
  return { previous: at(index + 1), next: at(index - 1) };
}

/** What posts and guides have of their own. */
function ownData(item: Item, library: SiteLibrary) {
  const { post, guide } = library.site.articles;
  const { relatedPosts, relatedGuides } = lookUp(library);
  return isPost(item)
    ? {
        own: post,
        item: postCardData(item, library),
        coverAlt: item.coverAlt,
        author: { ...item.author, label: post.authorLabel },
        tags: item.tags.slice(0, displayLimits.postTags),
        related: relatedPosts(item).map((other) => postCardData(other, library, 'small')),
        ...neighboursOf(item, library.posts),
      }
    : {
        own: guide,
        item: guideCardData(item, library),
        coverAlt: item.previewAlt,
        author: undefined,
        tags: [],
        related: relatedGuides(item).map((other) => guideCardData(other, library)),
        ...neighboursOf(item, library.guides),
      };
}

export const data = (context: BuildContext, params: Params) => {
  const { library } = context;
  const item = itemOf(context, params);
  if (!item) return null;
  const { own, ...rest } = ownData(item, library);
  const features = isPost(item) ? {} : { checkboxes: true, blanks: true };
  return {
    ...rest,
    copy: { ...library.site.articles.shared, ...own },
    documentTitle: articleTitle(item.title, library.site.company.name),
    ...(item.status === 'unlisted' && { unlisted: true }),
    published: { iso: item.publishedDate, text: item.dates.page },
    updated: item.updated,
    html: articleHtml(item.content, library, features),
    contents: headings(item.content).filter(({ level }) => level === 2),
    downloads: downloadsOf(item, context).map(({ bytes, ...file }) => ({
      ...file,
      size: formatSize(bytes),
    })),
  };
};

/** The day of the last change, for the sitemap; none if the article is not listed. */
export const modified = (context: BuildContext, params: Params) => {
  const item = itemOf(context, params);
  return item && item.status !== 'unlisted' ? (item.updatedDate ?? item.publishedDate) : null;
};

export type ArticleData = NonNullable<ReturnType<typeof data>>;

export const head = ({ documentTitle, item, unlisted = false }: ArticleData) => ({
  title: documentTitle,
  description: item.kind === 'post' ? item.excerpt : item.description,
  noindex: unlisted,
});

export function describe({ item, published }: ArticleData, context: PageContext): PageMetadata {
  const { kind, slug, title, badge, image } = item;
  const article = itemOf(context, { kind, slug });
  if (!article) return {};
  const { readTimeUnit } = context.library.site.messages;
  const note =
    item.kind === 'post' ? `${published.text} · ${item.readTime} ${readTimeUnit}` : published.text;
  return {
    name: title,
    card: { label: badge.label, title, hue: badge.hue, seed: slug, note, picture: image?.src },
    isArticle: true,
    markdown: markdownOf(article),
    nodes: (cardImage) => [articleNode(context, article, cardImage)],
  };
}
