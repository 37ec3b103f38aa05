import * as v from 'valibot';
import {
  callToAction,
  copy,
  factNumber,
  figure,
  head,
  link,
  linkedText,
  titledText,
} from './parts.ts';

/** The copy of `/pilot-program`. */
export const pilotProgramCopy = v.strictObject({
  head,
  hero: v.strictObject({ eyebrow: copy, title: copy, lead: copy, actions: v.array(link) }),
  places: v.strictObject({
    count: factNumber,
    caption: copy,
    counted: copy,
    outdated: copy,
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
