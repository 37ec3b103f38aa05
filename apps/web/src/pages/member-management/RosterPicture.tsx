import type { SiteSamples } from '@cornerbell/content/copy';
import { DataList, FactStrip, Stack, StatusTag } from '@cornerbell/ui';
import { SamplePanel } from '../../pictures/SamplePanel.tsx';
import { SamplePicture } from '../../samples/SamplePicture.tsx';
import { memberRows, profileRows, sparringFacts } from '../../samples/roster.ts';
import { SampleNote } from '../../samples/SampleNote.tsx';

/** The roster of a gym, with the record of a member open. */
export const RosterPicture = ({
  sample: { members, profile, copy, sparringCounts },
}: {
  sample: SiteSamples['members'];
}) => (
  <SamplePicture title={copy.title} layout="panels">
    <SamplePanel title={copy.rosterTitle} aside={copy.rosterAside}>
      <DataList label={copy.rosterTitle} rows={memberRows({ members, copy })} />
    </SamplePanel>
    <SamplePanel
      title={profile.name}
      aside={<StatusTag tone="good">{profile.signOff}</StatusTag>}
      span="tall"
    >
      <Stack gap="lg">
        <SampleNote text={profile.goal} by={copy.goalBy} size="large" />
        <DataList label={profile.name} rows={profileRows(profile.entries)} />
        <SampleNote text={profile.note} by={profile.noteBy} />
      </Stack>
    </SamplePanel>
    <SamplePanel flush>
      <FactStrip facts={sparringFacts(sparringCounts, copy.membersUnit)} />
    </SamplePanel>
  </SamplePicture>
);
