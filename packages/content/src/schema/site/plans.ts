import * as v from 'valibot';
import { copy, described, factNumber, machineName } from './parts.ts';

/** One plan of the pricing page. */
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
