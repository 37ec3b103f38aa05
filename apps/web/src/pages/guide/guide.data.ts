import { relatedGuidesIn } from '@cornerbell/content';
import { headings } from '@cornerbell/markdown';
import { oncePerLibrary } from '../../app/once-per-library.ts';
import type { BuildContext, Params } from '../../app/page.ts';
import { dateData, guideCardData } from '../../features/resources/card-data.ts';

const lookUp = oncePerLibrary(({ guides, unlisted }) => ({
  bySlug: new Map([...guides, ...unlisted.guides].map((guide) => [guide.slug, guide])),
  relatedTo: relatedGuidesIn(guides),
}));

export const paths = ({ library }: BuildContext) =>
  [...library.guides, ...library.unlisted.guides].map(({ slug }) => ({ slug }));

export const data = ({ library }: BuildContext, { slug = '' }: Params) => {
  const { bySlug, relatedTo } = lookUp(library);
  const guide = bySlug.get(slug);
  if (!guide) return null;
  const { content } = guide;
  return {
    guide: guideCardData(guide),
    ...(guide.status === 'unlisted' && { unlisted: true }),
    published: dateData(guide.publishedDate, 'page'),
    content,
    contents: headings(content).filter(({ level }) => level === 2),
    related: relatedTo(guide).map((other) => guideCardData(other, 'small')),
  };
};

/** Every guide as a Markdown file to keep, beside its page. */
export const files = ({ library }: BuildContext) =>
  Object.fromEntries(
    [...library.guides, ...library.unlisted.guides].map(({ slug, title, description, content }) => [
      `/resources/guides/${slug}.md`,
      `# ${title}\n\n${description}\n\n${content.trim()}\n`,
    ]),
  );

export type GuideData = NonNullable<ReturnType<typeof data>>;
