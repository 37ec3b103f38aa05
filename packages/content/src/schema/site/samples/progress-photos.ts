import * as v from 'valibot';
import { copy } from '../parts.ts';

/** Sample data: progress photos. */
export const progressPhotosSample = v.strictObject({
  copy: v.strictObject({
    title: copy,
    pairLabel: copy,
    consentTitle: copy,
  }),
  owner: copy,
  before: v.strictObject({ day: copy, lookAt: copy }),
  after: v.strictObject({ day: copy, lookAt: copy }),
  consent: v.array(v.strictObject({ who: copy, what: copy })),
});

/** What `site/samples/progress-photos.yaml` holds. */
export type ProgressPhotosSample = v.InferOutput<typeof progressPhotosSample>;
