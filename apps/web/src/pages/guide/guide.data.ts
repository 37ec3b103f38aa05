import { relatedGuides } from '@cornerbell/content';
import { headings } from '@cornerbell/markdown';
import type { BuildContext, Params } from '../../app/page.ts';
import { dateData, guideCardData } from '../../features/resources/card-data.ts';

export const paths = ({ library }: BuildContext) => library.guides.map(({ slug }) => ({ slug }));

export const data = ({ library }: BuildContext, { slug }: Params) => {
  const guide = library.guides.find((candidate) => candidate.slug === slug);
  if (!guide) return null;
  return {
    guide: guideCardData(guide),
    published: dateData(guide.publishedDate, 'page'),
    content: guide.content,
    contents: headings(guide.content).filter(({ level }) => level === 2),
    related: relatedGuides(guide, library.guides).map((other) => guideCardData(other, 'small')),
  };
};

/** Every guide as a Markdown file to keep. */
export const files = ({ library }: BuildContext) =>
  Object.fromEntries(
    library.guides.map(({ slug, title, description, content }) => [
      `/resources/guides/${slug}.md`,
      `# ${title}\n\n${description}\n\n${content.trim()}\n`,
    ]),
  );

export type GuideData = NonNullable<ReturnType<typeof data>>;
