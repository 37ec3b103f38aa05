import { faqGroups, type FaqGroup } from '@cornerbell/content/site';
import type { FaqData } from './data.ts';

/** The groups of questions, each with the further ones of its own at the end. */
export const groupsWith = (further: FaqData['further']): readonly FaqGroup[] =>
  faqGroups.map((group) => ({
    ...group,
    items: [...group.items, ...further.filter((item) => item.group === group.id)],
  }));
