import * as v from 'valibot';
import {
  callToAction,
  copy,
  described,
  factNumber,
  head,
  link,
  linkedText,
  texts,
} from './parts.ts';
import { stillSection } from './stills.ts';

/** The plan picker. */
const pickerCopy = v.strictObject({
  formLabel: copy,
  labels: texts('members', 'locations'),
  example: v.strictObject({ members: factNumber, locations: factNumber }),
  resultLabel: copy,
  planLabel: copy,
  priceLabel: copy,
  limit: described(copy, 'The limit of members, with `{limit}`.'),
  unlimited: described(copy, 'In place of a limit.'),
});

/** The copy of `/pricing`; the plans themselves are in `plans.yaml`. */
export const pricingCopy = v.strictObject({
  gym: stillSection,
  head,
  title: copy,
  lead: copy,
  prices: v.strictObject({
    period: described(copy, 'What a price is for, such as per month.'),
    foundingLabel: copy,
    regularLabel: copy,
    customLabel: copy,
  }),
  card: described(
    texts('title', 'caption', 'planLabel', 'membersLabel', 'unlimitedLabel', 'everyPlanLabel'),
    'The table of the plans.',
  ),
  plans: v.strictObject({ title: copy, lead: copy, action: link }),
  note: described(v.strictObject({ text: copy, link }), 'Why articles mention another price.'),
  rules: v.strictObject({
    title: copy,
    guarantee: v.strictObject({
      days: described(factNumber, 'How many days the guarantee lasts.'),
      title: copy,
      text: copy,
    }),
    items: v.array(linkedText),
    link,
  }),
  picker: pickerCopy,
  closing: callToAction,
});
