import type { BuildContext, PageContext, PageMetadata } from '../../page.ts';
import { faqNode } from '../../metadata/nodes.ts';

/** The copy of the page. In each group, the questions from Markdown files come last. */
export const data = ({ library: { site, questions = [] } }: BuildContext) => ({
  copy: {
    ...site.faq,
    groups: site.faq.groups.map((group) => ({
      ...group,
      items: [
        ...group.items,
        ...questions
          .filter((question) => question.group === group.id)
          .map(({ id, question, answer }) => ({ id, question, answer })),
      ],
    })),
  },
});

export type FaqData = ReturnType<typeof data>;

/** A group of questions with its title. */
export type FaqGroup = FaqData['copy']['groups'][number];

export const head = ({ copy }: FaqData) => copy.head;

export const describe = ({ copy }: FaqData, context: PageContext): PageMetadata => ({
  nodes: () => [faqNode(context, copy.groups)],
});
