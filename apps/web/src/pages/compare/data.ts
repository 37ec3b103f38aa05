import { fillPlaceholders } from '../../library/fill-placeholders.ts';
import type { BuildContext, PageMetadata } from '../../page.ts';
import { sectionMarkdown, tableMarkdown } from '../../metadata/markdown-sections.ts';

export const data = ({ library: { site } }: BuildContext) => {
  const { checkedOn, checked } = site.compare.table;
  return {
    copy: site.compare,
    checked: fillPlaceholders(checked, { day: checkedOn.text }),
  };
};

export type CompareData = ReturnType<typeof data>;

export const describe = ({ copy, checked }: CompareData): PageMetadata => {
  const { hero, table } = copy;
  return {
    markdown: {
      title: hero.title,
      lead: hero.lead,
      facts: [],
      content: [...sectionMarkdown(table, tableMarkdown(table.columns, table.rows)), checked].join(
        '\n\n',
      ),
    },
  };
};

export const modified = ({ library: { site } }: BuildContext) => site.compare.table.checkedOn.iso;
