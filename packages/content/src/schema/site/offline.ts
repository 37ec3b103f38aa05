import * as v from 'valibot';
import { copy, head } from './parts.ts';

/** The copy of the offline page. */
export const offlineCopy = v.strictObject({ head, title: copy, text: copy, retryLabel: copy });

/** What `site/offline.yaml` says. */
export type OfflineCopy = v.InferOutput<typeof offlineCopy>;
