import type { ArticlePicture } from '@cornerbell/content';
import { DataList, FactStrip, StatusTag } from '@cornerbell/ui';
import { AchievementList } from '../samples/AchievementList.tsx';
import { ClassFill, Retention, SkillsMarked, VisitsChart } from '../samples/charts.tsx';
import type { Pictures } from '../samples/draw-html.tsx';
import {
  AlertsPicture,
  DayPicture,
  EveningPicture,
  FocusPicture,
  MemberRecord,
  PartnersPicture,
  SessionsPicture,
  SkillsPicture,
  WaitlistsPicture,
} from '../samples/pictures.tsx';
import { memberRows, metricFacts, paymentRows, sparringFacts } from '../samples/rows.ts';
import { SamplePanel, SamplePicture } from '../samples/SamplePicture.tsx';

/** The pictures of the product that texts show, with sample data. */
export const pictures: Pictures<ArticlePicture> = {
  badges: ({ achievements: { achievements, copy, owner } }) => (
    <SamplePicture title={copy.title} aside={owner}>
      <AchievementList
        label={copy.earnedTitle}
        achievements={achievements.filter(({ isEarned }) => isEarned)}
      />
    </SamplePicture>
  ),
  'call-list': AlertsPicture,
  'class-fill': ({ analytics }) => (
    <SamplePicture title={analytics.copy.fillTitle} aside={analytics.copy.fillAside}>
      <ClassFill {...analytics} />
    </SamplePicture>
  ),
  clearance: ({ members, members: { copy } }) => (
    <SamplePicture title={copy.clearanceTitle} aside={copy.rosterAside} layout="panels">
      <SamplePanel span="wide" flush>
        <FactStrip facts={sparringFacts(members)} />
      </SamplePanel>
      <SamplePanel span="wide">
        <DataList label={copy.rosterTitle} rows={memberRows(members)} />
      </SamplePanel>
    </SamplePicture>
  ),
  evening: EveningPicture,
  'member-record': ({ members, members: { profile } }) => (
    <SamplePicture
      title={profile.name}
      aside={<StatusTag tone="good">{profile.signOff}</StatusTag>}
    >
      <MemberRecord {...members} />
    </SamplePicture>
  ),
  numbers: ({ analytics, analytics: { copy } }) => (
    <SamplePicture title={copy.title} aside={copy.aside} layout="panels">
      <SamplePanel span="wide" flush>
        <FactStrip facts={metricFacts(analytics)} />
      </SamplePanel>
    </SamplePicture>
  ),
  partners: PartnersPicture,
  payments: ({ payments, payments: { copy } }) => (
    <SamplePicture title={copy.title} aside={copy.listTitle}>
      <DataList label={copy.listTitle} rows={paymentRows(payments)} />
    </SamplePicture>
  ),
  privates: SessionsPicture,
  retention: ({ analytics }) => (
    <SamplePicture title={analytics.copy.retentionTitle} aside={analytics.copy.retentionAside}>
      <Retention {...analytics} />
    </SamplePicture>
  ),
  'skill-grid': SkillsPicture,
  'skills-marked': ({ staff }) => (
    <SamplePicture title={staff.copy.markedTitle} aside={staff.copy.aside}>
      <SkillsMarked {...staff} />
    </SamplePicture>
  ),
  timetable: (samples) => <DayPicture {...samples} day={0} />,
  'todays-focus': FocusPicture,
  visits: ({ attendance }) => (
    <SamplePicture title={attendance.copy.visitsTitle} aside={attendance.copy.aside}>
      <VisitsChart {...attendance} />
    </SamplePicture>
  ),
  waitlists: WaitlistsPicture,
};
