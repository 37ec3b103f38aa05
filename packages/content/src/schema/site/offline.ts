import * as v from 'valibot';
import { copy, head } from './parts.ts';

/** The copy of the offline page. */
export const offlineCopy = v.strictObject({ head, title: copy, text: copy, retryLabel: copy });
