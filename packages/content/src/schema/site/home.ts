import * as v from 'valibot';
import { callToAction, copy, figure, head, link, machineName } from './parts.ts';

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
        proof: v.pipe(
          v.picklist(['date', 'update', 'call']),
          v.description(
            'What shows it: the day of the newest update, its title, or the next call.',
          ),
        ),
      }),
    ),
    newest: v.pipe(copy, v.description('With `{date}`, the day of the newest building update.')),
    call: link,
    link,
  }),
  library: v.strictObject({ title: copy, lead: copy, link }),
});
