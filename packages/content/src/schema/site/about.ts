import * as v from 'valibot';
import {
  callToAction,
  copy,
  described,
  figure,
  head,
  link,
  linkedText,
  texts,
  titledText,
} from './parts.ts';

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
        state: described(
          v.picklist(['done', 'now', 'next']),
          'Whether the round is done, now or next.',
        ),
        title: copy,
        text: copy,
      }),
    ),
  }),
  values: v.strictObject({ title: copy, items: v.array(titledText) }),
  closing: callToAction,
});
