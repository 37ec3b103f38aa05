import * as v from 'valibot';
import { copy } from '../parts.ts';

/** Sample data: messages. */
export const messagesSample = v.strictObject({
  copy: v.strictObject({ title: copy, talkLabel: copy, juniorsTitle: copy, juniorsAside: copy }),
  /** The one whose phone it is. */
  coach: copy,
  conversation: v.array(v.strictObject({ from: copy, time: copy, text: copy })),
  notice: v.strictObject({ title: copy, recipients: copy, text: copy }),
  juniorTalks: v.array(v.strictObject({ who: copy, what: copy })),
});

/** What `site/samples/messages.yaml` holds. */
export type MessagesSample = v.InferOutput<typeof messagesSample>;
