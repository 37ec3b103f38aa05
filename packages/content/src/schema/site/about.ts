import * as v from 'valibot';
import {
  callToAction,
  copy,
  described,
  figure,
  head,
  link,
  linkedText,
  roundState,
  texts,
  titledText,
} from './parts.ts';

/** The copy of `/about`. */
export const aboutCopy = v.strictObject({
  head,
  hero: texts('eyebrow', 'title', 'lead'),
  story: v.strictObject({
    title: copy,
    since: described(figure, 'The year since when we build.'),
    paragraphs: v.array(copy),
  }),
  team: v.strictObject({
    title: copy,
    lead: copy,
    items: v.array(titledText),
    link,
  }),
  approach: v.strictObject({ title: copy, items: v.array(linkedText) }),
  roadmap: v.strictObject({
    title: copy,
    lead: copy,
    rounds: v.array(
      v.strictObject({
        state: described(roundState, 'Whether the round is done, now or next.'),
        title: copy,
        text: copy,
      }),
    ),
  }),
  values: v.strictObject({ title: copy, items: v.array(titledText) }),
  closing: callToAction,
});
