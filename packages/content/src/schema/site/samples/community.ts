import * as v from 'valibot';
import { copy } from '../parts.ts';

/** Sample data: community. */
export const communitySample = v.strictObject({
  copy: v.strictObject({ title: copy, aside: copy, guestsTitle: copy, ofWord: copy }),
  notices: v.array(
    v.strictObject({
      kind: v.picklist(['Event', 'Shout-out', 'Question']),
      title: copy,
      text: copy,
    }),
  ),
  guests: v.strictObject({ names: v.array(copy), more: copy }),
  poll: v.strictObject({ label: copy, votes: v.number(), of: v.number() }),
});

/** What `site/samples/community.yaml` holds. */
export type CommunitySample = v.InferOutput<typeof communitySample>;
