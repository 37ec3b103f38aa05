import * as v from 'valibot';
import { callToAction, copy, figure, head, roundState, titledText } from './parts.ts';

/** The copy of `/about`. */
export const aboutCopy = v.strictObject({
  head,
  story: v.strictObject({ title: copy }),
  since: figure,
  approachTitle: copy,
  roadmapTitle: copy,
  roadmapLead: copy,
  valuesTitle: copy,
  hero: v.strictObject({ eyebrow: copy, title: copy, lead: copy, paragraphs: v.array(copy) }),
  approach: v.array(titledText),
  roadmap: v.array(
    v.strictObject({ round: v.number(), state: roundState, title: copy, text: copy }),
  ),
  values: v.array(titledText),
  closing: callToAction,
});

export type AboutCopy = v.InferOutput<typeof aboutCopy>;
