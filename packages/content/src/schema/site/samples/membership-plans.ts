import * as v from 'valibot';
import { copy } from '../parts.ts';

/** Sample data: membership plans. */
export const membershipPlansSample = v.strictObject({
  copy: v.strictObject({
    title: copy,
    priceUnit: copy,
    countTitle: copy,
    membersUnit: copy,
    renewalsTitle: copy,
  }),
  plans: v.array(
    v.strictObject({ name: copy, price: v.number(), access: copy, members: v.number() }),
  ),
  renewals: v.array(
    v.strictObject({
      name: copy,
      plan: copy,
      kind: v.picklist(['Due to renew', 'Gave notice']),
      day: copy,
    }),
  ),
});

/** What `site/samples/membership-plans.yaml` holds. */
export type MembershipPlansSample = v.InferOutput<typeof membershipPlansSample>;
