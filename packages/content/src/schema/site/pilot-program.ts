import * as v from 'valibot';
import {
  callToAction,
  copy,
  described,
  factNumber,
  figure,
  head,
  link,
  linkedText,
  titledText,
} from './parts.ts';
import { stillSection } from './stills.ts';

export const pilotProgramCopy = v.strictObject({
  gym: stillSection,
  head,
  hero: v.strictObject({ eyebrow: copy, title: copy, lead: copy, actions: v.array(link) }),
  places: v.strictObject({
    count: described(factNumber, 'How many places there are.'),
    caption: copy,
    counted: described(
      copy,
      'With a count of the gyms; `{taken}`, `{free}` and `{day}` are filled in.',
    ),
    outdated: described(copy, 'With a count of more than 45 days ago.'),
  }),
  numbers: v.array(figure),
  benefits: v.strictObject({ title: copy, lead: copy, items: v.array(linkedText) }),
  areas: v.strictObject({ title: copy, lead: copy, action: link }),
  rounds: v.strictObject({ title: copy, items: v.array(titledText) }),
  support: v.strictObject({ title: copy, lead: copy, numbers: v.array(figure) }),
  asks: v.strictObject({ title: copy, items: v.array(copy) }),
  terms: v.strictObject({ title: copy, items: v.array(linkedText), action: link }),
  closing: callToAction,
});
