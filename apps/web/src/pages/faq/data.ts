import type { BuildContext, PageContext, PageMetadata } from '../../page.ts';
import { textHtml } from '../../articles/article-html.tsx';
import { faqNode } from '../../metadata/nodes.ts';

/** The copy of the page, and its questions with the answers as HTML. */
export const data = ({ library: { site } }: BuildContext) => {
  const { groups, ...copy } = site.faq;
  return {
    copy,
    groups: groups.map(({ id, title, items }) => ({
      id,
      title,
      items: items.map((item) => ({ ...item, answer: textHtml(item.answer) })),
    })),
  };
};

export type FaqData = ReturnType<typeof data>;

export const describe = (_: FaqData, context: PageContext): PageMetadata => ({
  nodes: () => [faqNode(context, context.library.site.faq.groups)],
});
