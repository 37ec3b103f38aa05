import * as v from 'valibot';
import { callToAction, copy, factNumber, head, link, linkedText, texts } from './parts.ts';

/** The plan picker. */
const pickerCopy = v.strictObject({
  formLabel: copy,
  labels: texts('members', 'locations'),
  example: v.strictObject({ members: factNumber, locations: factNumber }),
  resultLabel: copy,
  planLabel: copy,
  priceLabel: copy,
  limit: copy,
  unlimited: copy,
});

/** The copy of `/pricing`; the plans themselves are in `plans.yaml`. */
export const pricingCopy = v.strictObject({
  head,
  title: copy,
  lead: copy,
  prices: texts('period', 'foundingLabel', 'regularLabel', 'customLabel'),
  card: texts('title', 'caption', 'planLabel', 'membersLabel', 'unlimitedLabel', 'everyPlanLabel'),
  plans: v.strictObject({ title: copy, lead: copy, action: link }),
  note: v.strictObject({ text: copy, link }),
  rules: v.strictObject({
    title: copy,
    guarantee: v.strictObject({ days: factNumber, title: copy, text: copy }),
    items: v.array(linkedText),
    link,
  }),
  picker: pickerCopy,
  closing: callToAction,
});
