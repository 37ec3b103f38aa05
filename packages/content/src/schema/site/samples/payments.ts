import * as v from 'valibot';
import { copy } from '../parts.ts';

/** Sample data: payments. */
export const paymentsSample = v.strictObject({
  copy: v.strictObject({ title: copy, aside: copy, listTitle: copy, noteTitle: copy }),
  payments: v.array(
    v.strictObject({
      member: copy,
      forWhat: copy,
      amount: v.number(),
      day: copy,
      state: v.picklist(['Paid', 'Due', 'Late']),
    }),
  ),
  sources: v.array(v.strictObject({ label: copy, amount: v.number(), note: copy })),
  note: v.strictObject({ member: copy, text: copy, by: copy }),
});

/** What `site/samples/payments.yaml` holds. */
export type PaymentsSample = v.InferOutput<typeof paymentsSample>;
