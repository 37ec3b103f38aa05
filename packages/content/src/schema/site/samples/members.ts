import * as v from 'valibot';
import { copy, sparringStatus } from '../parts.ts';

/** Sample data: members. */
export const membersSample = v.strictObject({
  copy: v.strictObject({
    title: copy,
    rosterTitle: copy,
    rosterAside: copy,
    visitsUnit: copy,
    withWord: copy,
    goalBy: copy,
    membersUnit: copy,
  }),
  members: v.array(
    v.strictObject({
      name: copy,
      goal: copy,
      coach: copy,
      sparring: sparringStatus,
      visits: v.number(),
    }),
  ),
  profile: v.strictObject({
    name: copy,
    signOff: copy,
    entries: v.array(v.strictObject({ label: copy, text: copy })),
    goal: copy,
    note: copy,
    noteBy: copy,
  }),
  sparringCounts: v.array(v.strictObject({ status: sparringStatus, members: v.number() })),
});

/** What `site/samples/members.yaml` holds. */
export type MembersSample = v.InferOutput<typeof membersSample>;
