import * as v from 'valibot';
import { copy, link } from './parts.ts';

/** Who speaks: the product, its status and where it is found. */
export const companyCopy = v.strictObject({
  name: copy,
  tagline: copy,
  description: copy,
  status: copy,
  social: v.array(link),
});

/** What `site/company.yaml` says. */
export type CompanyCopy = v.InferOutput<typeof companyCopy>;
