import * as v from 'valibot';
import { callToAction, copy, figure, head, link, titledText } from './parts.ts';

/** The copy of `/pilot-program`. */
export const pilotProgramCopy = v.strictObject({
  head,
  hero: v.strictObject({ eyebrow: copy, title: copy, lead: copy, actions: v.array(link) }),
  placesCaption: copy,
  benefitsTitle: copy,
  benefitsLead: copy,
  areasTitle: copy,
  areasLead: copy,
  roundsTitle: copy,
  supportTitle: copy,
  supportLead: copy,
  asksTitle: copy,
  termsTitle: copy,
  numbers: v.array(figure),
  benefits: v.array(titledText),
  rounds: v.array(titledText),
  supportNumbers: v.array(figure),
  asks: v.array(copy),
  terms: v.array(titledText),
  closing: callToAction,
});

export type PilotProgramCopy = v.InferOutput<typeof pilotProgramCopy>;
