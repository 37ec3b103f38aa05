import { DataList, FactStrip, ProgressBar, Stack, StatusTag } from '@cornerbell/ui';
import { VisitsChart } from '../../samples/charts.tsx';
import type { Pictures } from '../../samples/draw-html.tsx';
import { dollars, initialsOf, sumOf } from '../../samples/format.ts';
import { MemberRecord } from '../../samples/pictures.tsx';
import { alertRows, changeRows, memberRows, sparringFacts } from '../../samples/rows.ts';
import { SampleNote } from '../../samples/SampleNote.tsx';
import { SamplePanel, SamplePicture } from '../../samples/SamplePicture.tsx';
import { ScoreRings } from '../../samples/ScoreRings.tsx';

/** The pictures of `/features/member-management`, by section. */
export const memberManagement: Pictures = {
  /** The roster of a gym, with the record of a member open. */
  'profiles-tracking': ({ members, members: { profile, copy } }) => (
    <SamplePicture title={copy.title} layout="panels">
      <SamplePanel title={copy.rosterTitle} aside={copy.rosterAside}>
        <DataList label={copy.rosterTitle} rows={memberRows(members)} />
      </SamplePanel>
      <SamplePanel
        title={profile.name}
        aside={<StatusTag tone="good">{profile.signOff}</StatusTag>}
        span="tall"
      >
        <MemberRecord {...members} />
      </SamplePanel>
      <SamplePanel flush>
        <FactStrip facts={sparringFacts(members)} />
      </SamplePanel>
    </SamplePicture>
  ),
  /** Members who stay away, and the visits of a month. */
  'attendance-management': ({ attendance, attendance: { copy, retention, visitKinds } }) => (
    <SamplePicture title={copy.title} aside={copy.aside} layout="panels">
      <SamplePanel title={copy.alertsTitle} aside={copy.alertsAside}>
        <DataList label={copy.alertsLabel} rows={alertRows(attendance)} />
      </SamplePanel>
      <SamplePanel
        title={copy.visitsTitle}
        aside={`${sumOf(visitKinds, ({ visits }) => visits)} ${copy.visitsUnit}`}
      >
        <VisitsChart {...attendance} />
      </SamplePanel>
      <SamplePanel span="wide">
        <ProgressBar
          label={copy.retentionTitle}
          value={retention.percent}
          max={100}
          valueText={`${retention.percent}%, ${copy.targetLabel} ${retention.target}%`}
        />
      </SamplePanel>
    </SamplePicture>
  ),
  /** The scores of a member, the changes, and the task for today. */
  'progress-tracking': ({ progress: { owner, scores, copy } }) => (
    <SamplePicture
      title={owner.name}
      aside={`${copy.assessedBy} ${owner.assessedBy}, ${owner.assessedOn}`}
      layout="panels"
    >
      <SamplePanel span="wide">
        <ScoreRings label={copy.scoresTitle} scores={scores} />
      </SamplePanel>
      <SamplePanel title={copy.changesTitle} aside={owner.assessedBefore}>
        <DataList label={copy.changesTitle} rows={changeRows(scores, copy.pointsUnit)} />
      </SamplePanel>
      <SamplePanel title={copy.todayTitle}>
        <SampleNote text={owner.today} by={owner.assessedBy} size="large" />
      </SamplePanel>
    </SamplePicture>
  ),
  /** The plans of a gym, their members, and upcoming renewals. */
  'membership-plans': ({ membershipPlans: { plans, copy, renewals } }) => {
    const allMembers = sumOf(plans, ({ members }) => members);
    return (
      <SamplePicture title={copy.title} layout="panels">
        <SamplePanel span="wide" flush>
          <FactStrip
            facts={plans.map(({ name, price, access }) => ({
              label: name,
              value: dollars(price),
              unit: copy.priceUnit,
              note: { label: access, tone: 'neutral' },
            }))}
          />
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
          <DataList
            label={copy.renewalsTitle}
            rows={renewals.map(({ name, plan, kind, day }) => ({
              primary: name,
              secondary: `${plan}, ${day}`,
              lead: initialsOf(name),
              status: { label: kind, tone: kind === 'Gave notice' ? 'bad' : 'neutral' },
            }))}
          />
        </SamplePanel>
      </SamplePicture>
    );
  },
};
