import { guideAddress, relatedGuidesIn, type Guide } from '@cornerbell/content';
import { headings } from '@cornerbell/markdown';
import { guideMarkdown, markdownPath } from '../../metadata/markdown-version.ts';
import { guideNode } from '../../metadata/nodes.ts';
import { oncePerLibrary } from '../../shared/once-per-library.ts';
import type { BuildContext, PageContext, PageMetadata, Params } from '../../page.ts';
import { formatSize, type Download } from '../../downloads/download.ts';
import { articleTitle } from '../../articles/article-title.ts';
import { neighboursOf } from '../../articles/neighbours-of.ts';
import { articleHtml } from '../../articles/article-html.tsx';
import { guideCardData } from '../../library/card-data.ts';

const lookUp = oncePerLibrary(({ guides, unlisted }) => ({
  bySlug: new Map([...guides, ...unlisted.guides].map((guide) => [guide.slug, guide])),
  relatedTo: relatedGuidesIn(guides),
}));

export const paths = ({ library }: BuildContext) =>
  [...library.guides, ...library.unlisted.guides].map(({ slug }) => ({ slug }));

/** The downloads of a guide: the built files and its Markdown version. */
function downloadsOf(guide: Guide, { downloads, origin }: BuildContext): readonly Download[] {
  const { slug } = guide;
  const text: Download = {
    href: markdownPath(guideAddress(guide)),
    name: `${slug}.md`,
    format: 'Markdown',
    label: 'Text',
    bytes: Buffer.byteLength(guideMarkdown(guide, origin)),
  };
  return [...(downloads?.[slug] ?? []), text];
}

export const data = (context: BuildContext, { slug = '' }: Params) => {
  const { bySlug, relatedTo } = lookUp(context.library);
  const guide = bySlug.get(slug);
  if (!guide) return null;
  const { content } = guide;
  const { articles, company } = context.library.site;
  return {
    copy: { ...articles.shared, ...articles.guide },
    documentTitle: articleTitle(guide.title, company.name),
    guide: guideCardData(guide),
    previewAlt: guide.previewAlt,
    ...(guide.status === 'unlisted' && { unlisted: true }),
    published: { iso: guide.publishedDate, text: guide.dates.page },
    updated: guide.updated,
    html: articleHtml(content, context.library.site, { checkboxes: true, blanks: true }),
    contents: headings(content).filter(({ level }) => level === 2),
    downloads: downloadsOf(guide, context).map(({ bytes, ...file }) => ({
      ...file,
      size: formatSize(bytes),
    })),
    ...neighboursOf(guide, context.library.guides, guideAddress),
    related: relatedTo(guide).map((other) => guideCardData(other, 'small')),
  };
};

export const modified = ({ library }: BuildContext, { slug = '' }: Params) => {
  const guide = lookUp(library).bySlug.get(slug);
  return guide && guide.status !== 'unlisted' ? (guide.updatedDate ?? guide.publishedDate) : null;
};

export type GuideData = NonNullable<ReturnType<typeof data>>;

export const head = ({ documentTitle, guide, unlisted = false }: GuideData) => ({
  title: documentTitle,
  description: guide.description,
  noindex: unlisted,
});

export function describe(
  { guide, published, updated }: GuideData,
  context: PageContext,
): PageMetadata {
  const { slug, title, badge, description } = guide;
  const { address: page, library } = context;
  const { content = '' } = lookUp(library).bySlug.get(slug) ?? {};
  const date = published.text;
  return {
    name: title,
    card: { label: badge.label, title, hue: badge.hue, seed: slug, note: date },
    isArticle: true,
    markdown: { title, lead: description, facts: [date], content },
    nodes: (image) => [
      guideNode(
        context,
        { page, title, published, updated, image, section: badge.label },
        description,
      ),
    ],
  };
}
