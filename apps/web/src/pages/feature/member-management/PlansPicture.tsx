import type { SiteSamples } from '@cornerbell/content/copy';
import { DataList, FactStrip, ProgressBar, Stack } from '@cornerbell/ui';
import { SamplePanel } from '../../../pictures/SamplePanel.tsx';
import { SamplePicture } from '../../../samples/SamplePicture.tsx';
import { membersOn, planFacts, renewalRows } from '../../../samples/plans.ts';

/** The plans of a gym, their members, and upcoming renewals. */
export function PlansPicture({
  sample: { plans, copy, renewals },
}: {
  sample: SiteSamples['membershipPlans'];
}) {
  const allMembers = membersOn(plans);
  return (
    <SamplePicture title={copy.title} layout="panels">
      <SamplePanel span="wide" flush>
        <FactStrip facts={planFacts(plans, copy.priceUnit)} />
      </SamplePanel>
      <SamplePanel title={copy.countTitle} aside={`${allMembers} ${copy.membersUnit}`}>
        <Stack gap="md">
          {plans.map(({ name, members, memberships }) => (
            <ProgressBar
              key={name}
              label={name}
              value={members}
              max={allMembers}
              valueText={
                members === memberships
                  ? `${members} ${copy.membersUnit}`
                  : `${members} ${copy.membersUnit}, ${memberships} ${copy.membershipsUnit}`
              }
            />
          ))}
        </Stack>
      </SamplePanel>
      <SamplePanel title={copy.renewalsTitle}>
        <DataList label={copy.renewalsTitle} rows={renewalRows(renewals)} />
      </SamplePanel>
    </SamplePicture>
  );
}
