import type { SiteLibrary } from '@cornerbell/content/library';
import { headings } from '@cornerbell/markdown/parse';
import type { BuildContext, PageContext, PageMetadata, Params } from '../../page.ts';
import { textHtml } from '../../articles/article-html.tsx';
import { articleTitle } from '../../articles/article-title.ts';

function textAt(legal: SiteLibrary['legal'], slug: string) {
  const text = legal.find((candidate) => candidate.slug === slug);
  if (!text)
    throw new Error(`There is no legal text "${slug}". Expected the file legal/${slug}.md.`);
  return text;
}

export const data = ({ library: { legal, site } }: BuildContext, { slug = '' }: Params) => {
  const { title, description, date, content } = textAt(legal, slug);
  const { others, ...copy } = site.articles.legal;
  return {
    copy,
    documentTitle: articleTitle(title, site.company.name),
    slug,
    title,
    description,
    date,
    html: textHtml(content),
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

export const describe = (
  { slug, title, description, date }: LegalData,
  { library: { legal } }: PageContext,
): PageMetadata => {
  const { content } = textAt(legal, slug);
  return { markdown: { title, lead: description, facts: [date.text], content } };
};
