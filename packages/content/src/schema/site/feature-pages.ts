import * as v from 'valibot';
import { callToAction, copy, link } from './parts.ts';

/** The shared copy of the feature area pages. */
export const featurePagesCopy = v.strictObject({
  backLink: link,
  actions: v.array(link),
  indexLabel: copy,
  plannedLabel: copy,
  banner: callToAction,
});
