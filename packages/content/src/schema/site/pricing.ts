import * as v from 'valibot';
import { callToAction, copy, head, link, titledText } from './parts.ts';

/** The copy of `/pricing`; the plans themselves are in `plans.yaml`. */
export const pricingCopy = v.strictObject({
  head,
  title: copy,
  lead: copy,
  prices: v.strictObject({
    /** What a price is for, such as `per month`. */
    period: copy,
    foundingLabel: copy,
    regularLabel: copy,
    /** In place of a price that is made for one gym. */
    customLabel: copy,
  }),
  /** The table of the plans. */
  card: v.strictObject({
    title: copy,
    caption: copy,
    planLabel: copy,
    membersLabel: copy,
    unlimitedLabel: copy,
    everyPlanLabel: copy,
  }),
  plans: v.strictObject({ title: copy, lead: copy, action: link }),
  /** Why articles name another price. */
  note: v.strictObject({ title: copy, text: copy, link }),
  rules: v.strictObject({
    title: copy,
    guarantee: v.strictObject({ days: v.number(), title: copy, text: copy }),
    items: v.array(titledText),
    link,
  }),
  closing: callToAction,
});

/** What `site/pricing.yaml` says. */
export type PricingCopy = v.InferOutput<typeof pricingCopy>;
