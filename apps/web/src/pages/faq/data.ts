import type { BuildContext, PageContext, PageMetadata } from '../../page.ts';
import { faqNode } from '../../metadata/nodes.ts';

/** The copy of the page. */
export const data = ({ library: { site } }: BuildContext) => ({ copy: site.faq });

export type FaqData = ReturnType<typeof data>;

/** A group of questions with its title. */
export type FaqGroup = FaqData['copy']['groups'][number];

export const head = ({ copy }: FaqData) => copy.head;

export const describe = ({ copy }: FaqData, context: PageContext): PageMetadata => ({
  nodes: () => [faqNode(context, copy.groups)],
});
