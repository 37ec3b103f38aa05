import { formatDate } from '@cornerbell/content';
import { fillPlaceholders } from '../../library/fill-placeholders.ts';
import type { BuildContext } from '../../shell/page.ts';

export const data = ({ library: { site } }: BuildContext) => {
  const { checkedOn, checked } = site.compare.table;
  return {
    copy: site.compare,
    checked: fillPlaceholders(checked, { day: formatDate(checkedOn, 'page') }),
  };
};

export type CompareData = ReturnType<typeof data>;

export const head = ({ copy }: CompareData) => copy.head;

export const modified = ({ library: { site } }: BuildContext) => site.compare.table.checkedOn;
