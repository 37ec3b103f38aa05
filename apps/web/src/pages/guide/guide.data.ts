import { relatedGuidesIn, type Guide } from '@cornerbell/content';
import { headings } from '@cornerbell/markdown';
import { oncePerLibrary } from '../../app/once-per-library.ts';
import type { BuildContext, Params } from '../../app/page.ts';
import { formatSize, type Download, type Downloads } from '../../features/downloads/download.ts';
import { neighboursIn } from '../../features/article/neighbours-in.ts';
import { dateData, guideCardData, guideHref } from '../../features/resources/card-data.ts';

const lookUp = oncePerLibrary(({ guides, unlisted }) => ({
  bySlug: new Map([...guides, ...unlisted.guides].map((guide) => [guide.slug, guide])),
  relatedTo: relatedGuidesIn(guides),
  neighboursOf: neighboursIn(guides, guideHref),
}));

export const paths = ({ library }: BuildContext) =>
  [...library.guides, ...library.unlisted.guides].map(({ slug }) => ({ slug }));

/** A guide as a text to keep. */
const toMarkdown = ({ title, description, content }: Guide) =>
  `# ${title}\n\n${description}\n\n${content.trim()}\n`;

/** What a guide offers: what was made of it, and its text. */
function downloadsOf(guide: Guide, downloads: Downloads | undefined): readonly Download[] {
  const { slug } = guide;
  const text: Download = {
    href: `/resources/guides/${slug}.md`,
    name: `${slug}.md`,
    format: 'Markdown',
    label: 'Text',
    bytes: Buffer.byteLength(toMarkdown(guide)),
  };
  return [...(downloads?.[slug] ?? []), text];
}

export const data = ({ library, downloads }: BuildContext, { slug = '' }: Params) => {
  const { bySlug, relatedTo, neighboursOf } = lookUp(library);
  const guide = bySlug.get(slug);
  if (!guide) return null;
  const { content } = guide;
  return {
    guide: guideCardData(guide),
    previewAlt: guide.previewAlt,
    ...(guide.status === 'unlisted' && { unlisted: true }),
    published: dateData(guide.publishedDate, 'page'),
    updated: guide.updatedDate && dateData(guide.updatedDate, 'page'),
    content,
    contents: headings(content).filter(({ level }) => level === 2),
    downloads: downloadsOf(guide, downloads).map(({ bytes, ...file }) => ({
      ...file,
      size: formatSize(bytes),
    })),
    ...neighboursOf(guide),
    related: relatedTo(guide).map((other) => guideCardData(other, 'small')),
  };
};

/** Every guide as a Markdown file to keep, beside its page. */
export const files = ({ library }: BuildContext) =>
  Object.fromEntries(
    [...library.guides, ...library.unlisted.guides].map((guide) => [
      `/resources/guides/${guide.slug}.md`,
      toMarkdown(guide),
    ]),
  );

export type GuideData = NonNullable<ReturnType<typeof data>>;
