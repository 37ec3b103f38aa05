import * as v from 'valibot';
import { copy, figure, head, link, machineName } from './parts.ts';

/** A section of the page of a feature area. */
const featureSection = v.strictObject({
  /** Its anchor. */
  id: machineName,
  title: copy,
  lead: copy,
  points: v.array(copy),
  /** A link to more. */
  link: v.optional(link),
  /** Whether the page marks it as planned. */
  isPlanned: v.boolean(),
});

/** The copy of the page of a feature area, such as `/features/member-management`. */
export const featureAreaCopy = v.strictObject({
  head,
  eyebrow: copy,
  title: copy,
  lead: copy,
  claim: figure,
  sections: v.array(featureSection),
});

/** One feature of a feature page. */
export type FeatureSection = v.InferOutput<typeof featureSection>;
