import type { SiteSamples } from '@cornerbell/content/copy';
import { DataList, Stack } from '@cornerbell/ui';
import { profileRows } from './roster.ts';
import { SampleNote } from './SampleNote.tsx';

/** The record of a member: the goal, the facts, the last note. */
export const MemberRecord = ({ sample: { copy, profile } }: { sample: SiteSamples['members'] }) => (
  <Stack gap="lg">
    <SampleNote text={profile.goal} by={copy.goalBy} size="large" />
    <DataList label={profile.name} rows={profileRows(profile.entries)} />
    <SampleNote text={profile.note} by={profile.noteBy} />
  </Stack>
);
