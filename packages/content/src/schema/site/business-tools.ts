import * as v from 'valibot';
import { copy, featureSection, figure, head } from './parts.ts';

/** The copy of `/features/business-tools`. */
export const businessToolsCopy = v.strictObject({
  head,
  eyebrow: copy,
  title: copy,
  lead: copy,
  claim: figure,
  sections: v.array(featureSection),
});

export type BusinessToolsCopy = v.InferOutput<typeof businessToolsCopy>;
