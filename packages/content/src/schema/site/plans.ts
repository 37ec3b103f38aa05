import * as v from 'valibot';
import { copy, machineName } from './parts.ts';

/** One plan of the pricing page. */
export const plan = v.strictObject({
  id: machineName,
  name: copy,
  /** Dollars per month for founding gyms and regularly, or a custom price. */
  price: v.variant('kind', [
    v.strictObject({ kind: v.literal('monthly'), founding: v.number(), regular: v.number() }),
    v.strictObject({ kind: v.literal('custom') }),
  ]),
  /** The maximum number of members, or `null` for no limit. */
  memberLimit: v.nullable(v.number()),
  /** Whether it is for more than one location. */
  severalLocations: v.boolean(),
  /** Whom the plan is for. */
  description: copy,
  /** A badge on the card. */
  badge: v.optional(copy),
  /** Whether the card stands out. */
  popular: v.boolean(),
  features: v.array(copy),
});

/** The plans, from the smallest gym to the largest, and the features of every plan. */
export const plansCopy = v.strictObject({ inEveryPlan: v.array(copy), plans: v.array(plan) });

/** A plan with its price and features. */
export type Plan = v.InferOutput<typeof plan>;
