import * as v from 'valibot';
import { copy, head } from './parts.ts';

/** What stands in place of a page that was never read on this device, without a network. */
export const offlineCopy = v.strictObject({ head, title: copy, text: copy, retryLabel: copy });

/** What `site/offline.yaml` says. */
export type OfflineCopy = v.InferOutput<typeof offlineCopy>;
