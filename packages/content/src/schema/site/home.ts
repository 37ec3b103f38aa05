import * as v from 'valibot';
import { callToAction, copy, described, figure, head, link, machineName } from './parts.ts';

export const homeCopy = v.strictObject({
  head,
  hero: v.strictObject({ eyebrow: copy, title: copy, lead: copy, actions: v.array(link) }),
  features: v.strictObject({
    title: copy,
    lead: copy,
    items: v.array(v.strictObject({ id: machineName, title: copy, text: copy, link })),
  }),
  gyms: v.strictObject({ title: copy }),
  foundingCall: callToAction,
  openness: v.strictObject({
    title: copy,
    text: copy,
    tiles: v.array(
      v.strictObject({
        ...figure.entries,
        proof: described(
          v.picklist(['date', 'update', 'call']),
          'What shows it: the day of the newest post, the newest building update, or the next call.',
        ),
      }),
    ),
    newest: described(copy, 'With `{date}`, the day of the newest post.'),
    call: link,
    link,
  }),
  library: v.strictObject({ title: copy, lead: copy, link }),
});
