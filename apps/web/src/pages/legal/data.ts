import { headings } from '@cornerbell/markdown';
import type { BuildContext, PageMetadata, Params } from '../../page.ts';
import { articleTitle } from '../../articles/article-title.ts';

export const data = ({ library: { legal, site } }: BuildContext, { slug = '' }: Params) => {
  const text = legal.find((candidate) => candidate.slug === slug);
  if (!text)
    throw new Error(`There is no legal text "${slug}". Expected the file legal/${slug}.md.`);
  const { title, description, date, content } = text;
  const { others, ...copy } = site.articles.legal;
  return {
    copy,
    documentTitle: articleTitle(title, site.company.name),
    path: `/${slug}`,
    title,
    description,
    date,
    content,
    contents: headings(content).filter(({ level }) => level === 2),
    others: others.filter((other) => other.slug !== slug),
  };
};

export const modified = ({ library: { legal } }: BuildContext, { slug }: Params) =>
  legal.find((text) => text.slug === slug)?.date.iso;

export type LegalData = ReturnType<typeof data>;

export const head = ({ documentTitle, description }: LegalData) => ({
  title: documentTitle,
  description,
});

export const describe = ({ title, description, date, content }: LegalData): PageMetadata => ({
  markdown: { title, lead: description, facts: [date.text], content },
});
