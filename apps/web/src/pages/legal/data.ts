import { headings } from '@cornerbell/markdown';
import type { BuildContext } from '../../shell/page.ts';
import { dateData } from '../../library/card-data.ts';

/** The data of a legal page: the text, its date and the headings of its parts. Specification §9. */
export const legalData = ({ library }: BuildContext, slug: 'privacy' | 'terms') => {
  const text = library.legal.find((candidate) => candidate.slug === slug);
  if (!text) throw new Error(`The library has no legal text "${slug}": write legal/${slug}.md.`);
  const { title, description, date, content } = text;
  return {
    slug,
    title,
    description,
    date: dateData(date, 'page'),
    content,
    contents: headings(content).filter(({ level }) => level === 2),
  };
};

export type LegalData = ReturnType<typeof legalData>;
