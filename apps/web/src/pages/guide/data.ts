import { relatedIn } from '@cornerbell/content';
import { articleData, describeArticle, modifiedDay } from '../../articles/article-data.ts';
import { guideCardData } from '../../library/card-data.ts';
import { guideNode } from '../../metadata/nodes.ts';
import type { BuildContext, PageContext, PageMetadata, Params } from '../../page.ts';
import { oncePerLibrary } from '../../shared/once-per-library.ts';

const lookUp = oncePerLibrary(({ guides, unlisted }) => ({
  bySlug: new Map([...guides, ...unlisted.guides].map((guide) => [guide.slug, guide])),
  relatedTo: relatedIn(guides),
}));

export const paths = ({ library }: BuildContext) =>
  [...library.guides, ...library.unlisted.guides].map(({ slug }) => ({ slug }));

export const data = (context: BuildContext, { slug = '' }: Params) => {
  const { library } = context;
  const { bySlug, relatedTo } = lookUp(library);
  const guide = bySlug.get(slug);
  if (!guide) return null;
  const { articles } = library.site;
  return {
    copy: { ...articles.shared, ...articles.guide },
    ...articleData(guide, context),
    guide: guideCardData(guide, library),
    previewAlt: guide.previewAlt,
    related: relatedTo(guide).map((other) => guideCardData(other, library)),
  };
};

export const modified = ({ library }: BuildContext, { slug = '' }: Params) =>
  modifiedDay(lookUp(library).bySlug.get(slug));

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
  const { slug, title, badge, description: lead } = guide;
  const { address: page, library } = context;
  const { content = '' } = lookUp(library).bySlug.get(slug) ?? {};
  const note = published.text;
  return {
    ...describeArticle(guide, { lead, facts: [note], note, content }),
    nodes: (image) => {
      const source = { page, title, published, updated, image, section: badge.label };
      return [guideNode(context, source, lead)];
    },
  };
}
