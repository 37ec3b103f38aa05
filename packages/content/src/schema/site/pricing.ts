import * as v from 'valibot';
import { callToAction, copy, head, link, titledText } from './parts.ts';

/** The copy of `/pricing`. */
export const pricingCopy = v.strictObject({
  head,
  title: copy,
  lead: copy,
  period: copy,
  foundingLabel: copy,
  regularLabel: copy,
  customPriceLabel: copy,
  card: v.strictObject({
    title: copy,
    caption: copy,
    planLabel: copy,
    membersLabel: copy,
    unlimitedLabel: copy,
    everyPlanLabel: copy,
  }),
  plansTitle: copy,
  plansLead: copy,
  rulesTitle: copy,
  noteTitle: copy,
  noteLink: link,
  note: copy,
  joinAction: link,
  rules: v.array(titledText),
  closing: callToAction,
});

export type PricingCopy = v.InferOutput<typeof pricingCopy>;
