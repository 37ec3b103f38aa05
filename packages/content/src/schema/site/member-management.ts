import * as v from 'valibot';
import { copy, featureSection, figure, head } from './parts.ts';

/** The copy of `/features/member-management`. */
export const memberManagementCopy = v.strictObject({
  head,
  eyebrow: copy,
  title: copy,
  lead: copy,
  claim: figure,
  sections: v.array(featureSection),
});

export type MemberManagementCopy = v.InferOutput<typeof memberManagementCopy>;
