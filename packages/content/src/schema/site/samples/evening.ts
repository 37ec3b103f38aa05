import * as v from 'valibot';
import { copy } from '../parts.ts';

/** Sample data: evening. */
export const eveningSample = v.strictObject({
  copy: v.strictObject({ title: copy, aside: copy }),
  entries: v.array(v.strictObject({ time: copy, what: copy, who: copy, area: copy })),
});

/** What `site/samples/evening.yaml` holds. */
export type EveningSample = v.InferOutput<typeof eveningSample>;
