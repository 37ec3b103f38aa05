import { guideAddress, isPost, postAddress, type Guide, type Post } from '@cornerbell/content';
import { headings } from '@cornerbell/markdown';
import { formatSize, type Download } from '../downloads/download.ts';
import type { GuideCardData, PostCardData } from '../library/card-data.ts';
import { guideMarkdown, markdownPath } from '../metadata/markdown-version.ts';
import type { BuildContext, PageMetadata } from '../page.ts';
import { articleHtml } from './article-html.tsx';
import { articleTitle } from './article-title.ts';
import { neighboursOf } from './neighbours-of.ts';

const pathOf = (item: Post | Guide) => (isPost(item) ? postAddress(item) : guideAddress(item));

/** The downloads of an article: the built files and, of a guide, its Markdown version. */
function downloadsOf(item: Post | Guide, { downloads, origin }: BuildContext) {
  const files: readonly Download[] = downloads?.[pathOf(item)] ?? [];
  if (isPost(item)) return files;
  const text: Download = {
    href: markdownPath(pathOf(item)),
    name: `${item.slug}.md`,
    format: 'Markdown',
    label: 'Text',
    bytes: Buffer.byteLength(guideMarkdown(item, origin)),
  };
  return [...files, text];
}

/** The data of a page that posts and guides have in common. */
export function articleData(item: Post | Guide, context: BuildContext) {
  const { library } = context;
  const listed: readonly (Post | Guide)[] = isPost(item) ? library.posts : library.guides;
  const features = isPost(item) ? {} : { checkboxes: true, blanks: true };
  return {
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
    ...neighboursOf(item, listed, pathOf),
  };
}

/** The day of an article's last change, for the sitemap; none if it is not listed. */
export const modifiedDay = (item: Post | Guide | undefined) =>
  item && item.status !== 'unlisted' ? (item.updatedDate ?? item.publishedDate) : null;

interface ArticleWords {
  /** The sentence under the title. */
  readonly lead: string;
  /** The author and the day. */
  readonly facts: readonly string[];
  /** One line below the title of the card. */
  readonly note: string;
  /** The Markdown of the body. */
  readonly content: string;
}

/** What a page about an article says to machines, besides its structured data. */
export function describeArticle(
  { slug, title, badge, image }: PostCardData | GuideCardData,
  { lead, facts, note, content }: ArticleWords,
): PageMetadata {
  return {
    name: title,
    card: { label: badge.label, title, hue: badge.hue, seed: slug, note, picture: image?.src },
    isArticle: true,
    markdown: { title, lead, facts, content },
  };
}
