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
import { stillName } from './stills.ts';

/** The copy of `/features`. */
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
