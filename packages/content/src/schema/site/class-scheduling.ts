import * as v from 'valibot';
import { copy, featureSection, figure, head } from './parts.ts';

/** The copy of `/features/class-scheduling`. */
export const classSchedulingCopy = v.strictObject({
  head,
  eyebrow: copy,
  title: copy,
  lead: copy,
  claim: figure,
  sections: v.array(featureSection),
});

export type ClassSchedulingCopy = v.InferOutput<typeof classSchedulingCopy>;
