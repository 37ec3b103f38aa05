import type { SiteSamples } from '@cornerbell/content/copy';
import { BarChart, DataList, Stack, StatusTag } from '@cornerbell/ui';
import { clockOf } from './format.ts';
import { alertRows, memberRows, sessionRows } from './rows.ts';
import { SampleNote } from './SampleNote.tsx';
import { SamplePanel, SamplePicture } from './SamplePicture.tsx';
import { scheduleDays } from './schedule.ts';
import { ScheduleBoard } from './ScheduleBoard.tsx';
import { SkillGrid } from './SkillGrid.tsx';

// Pictures that several pages show.

interface Highlighted {
  highlighted?: boolean;
}

/** The roster of members. */
export const RosterPicture = ({ members }: SiteSamples) => (
  <SamplePicture title={members.copy.title} aside={members.copy.rosterAside}>
    <DataList label={members.copy.rosterTitle} rows={memberRows(members)} />
  </SamplePicture>
);

/** The record of a member: the goal, the facts, the last note. */
export const MemberRecord = ({ copy, profile }: SiteSamples['members']) => (
  <Stack gap="lg">
    <SampleNote text={profile.goal} by={copy.goalBy} size="large" />
    <DataList
      label={profile.name}
      rows={profile.entries.map(({ label, text }) => ({ primary: text, secondary: label }))}
    />
    <SampleNote text={profile.note} by={profile.noteBy} />
  </Stack>
);

/** The members to call, who stay away. */
export const AlertsPicture = ({ attendance }: SiteSamples) => (
  <SamplePicture title={attendance.copy.alertsTitle} aside={attendance.copy.alertsAside}>
    <DataList label={attendance.copy.alertsLabel} rows={alertRows(attendance)} />
  </SamplePicture>
);

/** The private sessions of a day. */
export const SessionsPicture = ({ privateSessions }: SiteSamples) => (
  <SamplePicture title={privateSessions.copy.title} aside={privateSessions.copy.aside}>
    <DataList label={privateSessions.copy.listTitle} rows={sessionRows(privateSessions)} />
  </SamplePicture>
);

/** The skill grid of a member. */
export const SkillsPicture = ({
  skills,
  highlighted,
}: Pick<SiteSamples, 'skills'> & Highlighted) => (
  <SamplePicture title={skills.owner} aside={skills.copy.aside} highlighted={highlighted}>
    <SkillGrid groups={skills.groups} />
  </SamplePicture>
);

/** One evening of a member, recorded by all four areas. */
export const EveningPicture = ({
  evening: { entries, copy },
  highlighted,
}: Pick<SiteSamples, 'evening'> & Highlighted) => (
  <SamplePicture title={copy.title} aside={copy.aside} highlighted={highlighted}>
    <DataList
      label={copy.title}
      rows={entries.map(({ time, what, who, area }) => ({
        primary: what,
        secondary: who,
        lead: clockOf(time),
        status: { label: area, tone: 'neutral' },
      }))}
    />
  </SamplePicture>
);

interface DayPictureProps extends Pick<SiteSamples, 'timetable'> {
  /** The number of the day in the timetable, from 0. */
  day: number;
}

/** One day of the timetable. */
export const DayPicture = ({ timetable: { copy, slots }, day }: DayPictureProps) => {
  const days = scheduleDays(slots).slice(day, day + 1);
  return (
    <SamplePicture title={copy.title} aside={days[0]?.day}>
      <ScheduleBoard days={days} />
    </SamplePicture>
  );
};

/** The waitlists of some classes, a member who moved up, and the trend over weeks. */
export const WaitlistsPicture = ({ waitlists: { move, waitlists, copy, weeks } }: SiteSamples) => (
  <SamplePicture
    title={copy.title}
    aside={`${waitlists.flatMap(({ waiting }) => waiting).length} ${copy.waitingUnit}`}
    layout="panels"
  >
    {waitlists.map(({ className, time, cap, waiting }) => (
      <SamplePanel
        key={className}
        title={`${className}, ${time}`}
        aside={`${cap} ${copy.ofWord} ${cap}`}
      >
        <DataList
          label={className}
          rows={waiting.map((name, index) => ({
            primary: name,
            lead: { kind: 'count', text: String(index + 1) },
            status: index === 0 ? { label: copy.nextLabel, tone: 'good' } : undefined,
          }))}
        />
      </SamplePanel>
    ))}
    <SamplePanel title={move.title}>
      <DataList
        label={move.title}
        rows={[{ primary: move.name, secondary: move.text, lead: clockOf(move.time) }]}
      />
    </SamplePanel>
    <SamplePanel title={copy.weeksTitle}>
      <BarChart
        label={copy.weeksTitle}
        bars={weeks.map(({ day, waiting }) => ({
          label: day,
          value: waiting,
          valueText: String(waiting),
        }))}
        highlightLast
      />
    </SamplePanel>
  </SamplePicture>
);

/** The phone of a member before class. */
export const FocusPicture = ({ phone: { app } }: SiteSamples) => (
  <SamplePicture device="phone" title={app.member} layout="panels">
    <SamplePanel title={app.copy.focusTitle}>
      <SampleNote text={app.focus} by={app.focusBy} size="large" />
    </SamplePanel>
    <SamplePanel title={app.copy.weekTitle}>
      <DataList
        label={app.copy.weekTitle}
        rows={app.week.map(({ day, what, when, state }) => ({
          primary: `${day} ${when}`,
          secondary: what,
          status: { label: state, tone: state === 'Booked' ? 'good' : 'neutral' },
        }))}
      />
    </SamplePanel>
    <SamplePanel title={app.copy.noteTitle}>
      <SampleNote text={app.note} />
    </SamplePanel>
  </SamplePicture>
);

/** The phone of a coach, with a pair of partners to approve. */
export const PartnersPicture = ({
  phone: {
    partners: { copy, decidedBy, pair, reasons },
  },
}: SiteSamples) => (
  <SamplePicture device="phone" title={copy.title} layout="panels">
    <SamplePanel title={copy.pairTitle}>
      <SampleNote text={pair} size="large" />
    </SamplePanel>
    <SamplePanel title={copy.reasonsLabel}>
      <DataList
        label={copy.reasonsLabel}
        rows={reasons.map(({ label, text }) => ({ primary: text, secondary: label }))}
      />
    </SamplePanel>
    <SamplePanel
      title={copy.decisionTitle}
      aside={<StatusTag tone="warn">{copy.pendingLabel}</StatusTag>}
    >
      <DataList label={copy.decisionTitle} rows={[{ primary: decidedBy }]} />
    </SamplePanel>
  </SamplePicture>
);
