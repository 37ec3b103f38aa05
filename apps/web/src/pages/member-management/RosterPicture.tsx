import {
  sampleDataLabel,
  sampleMembers,
  sampleProfile as profile,
  sampleRosterWords as words,
  sampleSparringCounts,
} from '@cornerbell/content/site';
import { DataList, FactStrip, SampleFrame, SamplePanel, Stack, StatusTag } from '@cornerbell/ui';
import { memberRows, profileRows, sparringFacts } from '../../samples/roster.ts';
import { SampleNote } from '../../samples/SampleNote.tsx';

/** The roster of a gym with one member's record open. */
export const RosterPicture = () => (
  <SampleFrame title={words.title} label={sampleDataLabel} layout="panels">
    <SamplePanel title={words.rosterTitle} aside={words.rosterAside}>
      <DataList label={words.rosterTitle} rows={memberRows(sampleMembers, words.visitsUnit)} />
    </SamplePanel>
    <SamplePanel
      title={profile.name}
      aside={<StatusTag tone="good">{profile.signOff}</StatusTag>}
      span="tall"
    >
      <Stack gap="lg">
        <SampleNote text={profile.goal} by={words.goalBy} size="large" />
        <DataList label={profile.name} rows={profileRows(profile.entries)} />
        <SampleNote text={profile.note} by={profile.noteBy} />
      </Stack>
    </SamplePanel>
    <SamplePanel flush>
      <FactStrip facts={sparringFacts(sampleSparringCounts, words.membersUnit)} />
    </SamplePanel>
  </SampleFrame>
);
