import * as v from 'valibot';
import {
  address,
  callToAction,
  copy,
  described,
  figure,
  head,
  link,
  linkedText,
  machineName,
  titledText,
} from './parts.ts';
import { stillName, stillNames } from './stills.ts';

export const featuresCopy = v.strictObject({
  head,
  title: copy,
  lead: copy,
  actions: v.array(link),
  exploreLabel: copy,
  areasTitle: copy,
  areas: v.array(
    v.strictObject({
      id: machineName,
      title: copy,
      description: copy,
      color: v.picklist(['orange', 'blue', 'green', 'violet']),
      features: v.array(copy),
      link: address,
      still: stillName,
      highlights: v.array(copy),
    }),
  ),
  stats: v.array(figure),
  together: v.strictObject({ title: copy, lead: copy, points: v.array(titledText) }),
  notYet: described(
    v.strictObject({ title: copy, lead: copy, items: v.array(linkedText) }),
    'What the software lacks; other pages link here.',
  ),
  foundingCall: callToAction,
});

const featureSection = v.strictObject({
  id: machineName,
  title: copy,
  lead: copy,
  points: v.array(copy),
  link: v.optional(link),
  isPlanned: described(v.boolean(), 'Whether the page marks it as planned.'),
  picture: v.optional(
    described(v.picklist(['beside', 'below']), 'Beside the text, or below it in full width.'),
    'beside',
  ),
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

/** The shared copy of the feature area pages. */
export const featurePagesCopy = v.strictObject({
  backLink: link,
  actions: v.array(link),
  indexLabel: copy,
  plannedLabel: copy,
  banner: callToAction,
});
