import * as v from 'valibot';
import {
  callToAction,
  copy,
  described,
  factNumber,
  head,
  link,
  linkedText,
  machineName,
  texts,
} from './parts.ts';
import { stillSection } from './stills.ts';

export const plan = v.strictObject({
  id: machineName,
  name: copy,
  price: described(
    v.variant('kind', [
      v.pipe(
        v.strictObject({
          kind: v.literal('monthly'),
          founding: described(factNumber, 'Dollars per month for a founding gym.'),
          regular: described(factNumber, 'Dollars per month without the offer.'),
        }),
        v.forward(
          v.partialCheck(
            [['founding'], ['regular']],
            ({ founding, regular }) => founding < regular,
            'is below the regular price',
          ),
          ['founding'],
        ),
      ),
      v.strictObject({
        kind: v.literal('custom'),
      }),
    ]),
    'Dollars per month, or a custom price.',
  ),
  memberLimit: v.nullish(described(factNumber, 'The most members; left out for no limit.'), null),
  severalLocations: described(v.boolean(), 'Whether it is for more than one location.'),
  description: copy,
  badge: v.optional(described(copy, 'The badge on the card.')),
  popular: described(v.boolean(), 'Whether the card stands out.'),
  features: v.array(copy),
});

/** The plans, from the smallest gym to the largest, and the features of every plan. */
export const plansCopy = v.strictObject({
  inEveryPlan: described(v.array(copy), 'What every plan has.'),
  plans: v.array(plan),
});

/** A plan with its price and features. */
export type Plan = v.InferOutput<typeof plan>;

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
