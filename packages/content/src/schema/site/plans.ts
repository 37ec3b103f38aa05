import * as v from 'valibot';
import { copy, factNumber, machineName } from './parts.ts';

/** One plan of the pricing page. */
export const plan = v.strictObject({
  id: machineName,
  name: copy,
  price: v.variant('kind', [
    v.strictObject({ kind: v.literal('monthly'), founding: factNumber, regular: factNumber }),
    v.strictObject({ kind: v.literal('custom') }),
  ]),
  memberLimit: v.nullish(factNumber, null),
  severalLocations: v.boolean(),
  description: copy,
  badge: v.optional(copy),
  popular: v.boolean(),
  features: v.array(copy),
});

/** The plans, from the smallest gym to the largest, and the features of every plan. */
export const plansCopy = v.strictObject({ inEveryPlan: v.array(copy), plans: v.array(plan) });

/** A plan with its price and features. */
export type Plan = v.InferOutput<typeof plan>;
