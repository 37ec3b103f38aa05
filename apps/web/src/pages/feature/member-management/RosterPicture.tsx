import type { SiteSamples } from '@cornerbell/content/copy';
import { DataList, FactStrip, StatusTag } from '@cornerbell/ui';
import { SamplePanel } from '../../../pictures/SamplePanel.tsx';
import { MemberRecord } from '../../../samples/MemberRecord.tsx';
import { SamplePicture } from '../../../samples/SamplePicture.tsx';
import { memberRows, sparringFacts } from '../../../samples/roster.ts';

/** The roster of a gym, with the record of a member open. */
export const RosterPicture = ({
  sample,
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
      <MemberRecord sample={sample} />
    </SamplePanel>
    <SamplePanel flush>
      <FactStrip facts={sparringFacts(sparringCounts, copy.membersUnit)} />
    </SamplePanel>
  </SamplePicture>
);
