import * as v from 'valibot';
import { copy, featureSection, figure, head } from './parts.ts';

/** The copy of `/features/member-experience`. */
export const memberExperienceCopy = v.strictObject({
  head,
  eyebrow: copy,
  title: copy,
  lead: copy,
  claim: figure,
  sections: v.array(featureSection),
});

export type MemberExperienceCopy = v.InferOutput<typeof memberExperienceCopy>;
