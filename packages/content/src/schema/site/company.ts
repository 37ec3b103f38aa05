import * as v from 'valibot';
import { copy, link } from './parts.ts';

/** The product's name, status and profiles. */
export const companyCopy = v.strictObject({
  name: copy,
  tagline: copy,
  description: copy,
  status: copy,
  social: v.array(link),
});
