import * as v from 'valibot';
import { copy, described, figure, head, link, machineName } from './parts.ts';
import { stillNames } from './stills.ts';

/** A section of the page of a feature area. */
const featureSection = v.strictObject({
  id: machineName,
  title: copy,
  lead: copy,
  points: v.array(copy),
  link: v.optional(link),
  isPlanned: described(v.boolean(), 'Whether the page marks it as planned.'),
  stills: stillNames,
});

/** The copy of the page of a feature area, such as `/features/member-management`. */
export const featureAreaCopy = v.strictObject({
  head,
  eyebrow: copy,
  title: copy,
  lead: copy,
  claim: described(figure, 'The number at the top, with what it counts.'),
  sections: v.array(featureSection),
});

/** One feature of a feature page. */
export type FeatureSection = v.InferOutput<typeof featureSection>;
