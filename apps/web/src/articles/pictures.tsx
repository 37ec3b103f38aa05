import type { ArticlePicture } from '@cornerbell/content';
import type { SiteSamples } from '@cornerbell/content/copy';
import { DataList, FactStrip, StatusTag } from '@cornerbell/ui';
import { AchievementList } from '../pictures/AchievementList.tsx';
import { SamplePanel } from '../pictures/SamplePanel.tsx';
import type { ReactNode } from 'react';
import { metricFacts } from '../samples/analytics.ts';
import { ClassFill, Retention, SkillsMarked, VisitsChart } from '../samples/charts.tsx';
import { MemberRecord } from '../samples/MemberRecord.tsx';
import { paymentRows } from '../samples/payments.ts';
import { FocusPicture, PartnersPicture } from '../samples/phones.tsx';
import {
  AlertsPicture,
  DayPicture,
  EveningPicture,
  SessionsPicture,
  SkillsPicture,
} from '../samples/pictures.tsx';
import { memberRows, sparringFacts } from '../samples/roster.ts';
import { SamplePicture } from '../samples/SamplePicture.tsx';
import { scheduleDays } from '../samples/schedule.ts';
import { WaitlistsPicture } from '../samples/WaitlistsPicture.tsx';

/** The pictures of the product that texts show, with sample data. */
export const pictures: Readonly<Record<ArticlePicture, (samples: SiteSamples) => ReactNode>> = {
  badges: ({ achievements: { achievements, copy, owner } }) => (
    <SamplePicture title={copy.title} aside={owner}>
      <AchievementList
        label={copy.earnedTitle}
        achievements={achievements
          .filter(({ isEarned }) => isEarned)
          .map(({ name, tier, how }) => ({ name, tier, detail: how }))}
      />
    </SamplePicture>
  ),
  'call-list': ({ attendance }) => <AlertsPicture sample={attendance} />,
  'class-fill': ({ analytics }) => (
    <SamplePicture title={analytics.copy.fillTitle} aside={analytics.copy.fillAside}>
      <ClassFill sample={analytics} />
    </SamplePicture>
  ),
  clearance: ({ members: { copy, members, sparringCounts } }) => (
    <SamplePicture title={copy.clearanceTitle} aside={copy.rosterAside} layout="panels">
      <SamplePanel span="wide" flush>
        <FactStrip facts={sparringFacts(sparringCounts, copy.membersUnit)} />
      </SamplePanel>
      <SamplePanel span="wide">
        <DataList label={copy.rosterTitle} rows={memberRows({ members, copy })} />
      </SamplePanel>
    </SamplePicture>
  ),
  evening: ({ evening }) => <EveningPicture sample={evening} />,
  'member-record': ({ members }) => (
    <SamplePicture
      title={members.profile.name}
      aside={<StatusTag tone="good">{members.profile.signOff}</StatusTag>}
    >
      <MemberRecord sample={members} />
    </SamplePicture>
  ),
  numbers: ({ analytics: { copy, metrics } }) => (
    <SamplePicture title={copy.title} aside={copy.aside} layout="panels">
      <SamplePanel span="wide" flush>
        <FactStrip facts={metricFacts(metrics)} />
      </SamplePanel>
    </SamplePicture>
  ),
  partners: ({ phone: { partners } }) => <PartnersPicture partners={partners} />,
  payments: ({ payments: { copy, payments } }) => (
    <SamplePicture title={copy.title} aside={copy.listTitle}>
      <DataList label={copy.listTitle} rows={paymentRows(payments)} />
    </SamplePicture>
  ),
  privates: ({ privateSessions }) => <SessionsPicture sample={privateSessions} />,
  retention: ({ analytics }) => (
    <SamplePicture title={analytics.copy.retentionTitle} aside={analytics.copy.retentionAside}>
      <Retention sample={analytics} />
    </SamplePicture>
  ),
  'skill-grid': ({ skills }) => <SkillsPicture sample={skills} />,
  'skills-marked': ({ staff }) => (
    <SamplePicture title={staff.copy.markedTitle} aside={staff.copy.aside}>
      <SkillsMarked sample={staff} />
    </SamplePicture>
  ),
  timetable: ({ timetable: { copy, slots } }) => (
    <DayPicture copy={copy} day={scheduleDays(slots)[0]} />
  ),
  'todays-focus': ({ phone: { app } }) => <FocusPicture app={app} />,
  visits: ({ attendance }) => (
    <SamplePicture title={attendance.copy.visitsTitle} aside={attendance.copy.aside}>
      <VisitsChart sample={attendance} />
    </SamplePicture>
  ),
  waitlists: ({ waitlists }) => <WaitlistsPicture sample={waitlists} />,
};
