import {
  sampleDataLabel,
  sampleMembershipPlans,
  sampleMembershipPlansWords as words,
  sampleRenewals,
} from '@cornerbell/content/site';
import { DataList, FactStrip, ProgressBar, SampleFrame, SamplePanel, Stack } from '@cornerbell/ui';
import { membersOn, planFacts, renewalRows } from '../../samples/plans.ts';

const allMembers = membersOn(sampleMembershipPlans);

/** What a gym sells, how many are on each plan, and who is about to change. */
export const PlansPicture = () => (
  <SampleFrame title={words.title} label={sampleDataLabel} layout="panels">
    <SamplePanel span="wide" flush>
      <FactStrip facts={planFacts(sampleMembershipPlans, words.priceUnit)} />
    </SamplePanel>
    <SamplePanel title={words.countTitle} aside={`${allMembers} ${words.membersUnit}`}>
      <Stack gap="md">
        {sampleMembershipPlans.map(({ name, members }) => (
          <ProgressBar
            key={name}
            label={name}
            value={members}
            max={allMembers}
            valueText={`${members} ${words.membersUnit}`}
          />
        ))}
      </Stack>
    </SamplePanel>
    <SamplePanel title={words.renewalsTitle}>
      <DataList label={words.renewalsTitle} rows={renewalRows(sampleRenewals)} />
    </SamplePanel>
  </SampleFrame>
);
