import { DataList, DataTable, FactStrip } from '@cornerbell/ui';
import { ClassFill, Retention, RevenueChart, SkillsMarked } from '../../samples/charts.tsx';
import type { Pictures } from '../../samples/draw-html.tsx';
import { clockOf, dollars } from '../../samples/format.ts';
import { MessageList } from '../../samples/MessageList.tsx';
import { metricFacts, paymentRows } from '../../samples/rows.ts';
import { SampleNote } from '../../samples/SampleNote.tsx';
import { SamplePanel, SamplePicture } from '../../samples/SamplePicture.tsx';
import { Sparkline } from '../../samples/Sparkline.tsx';

const staffTones = { 'Top Performer': 'accent', Excellent: 'good', Developing: 'neutral' } as const;

const reportTones = {
  Ready: 'good',
  Scheduled: 'neutral',
  Custom: 'accent',
  Quarterly: 'neutral',
} as const;

/** The pictures of `/features/business-tools`, by section. */
export const businessTools: Pictures = {
  /** Revenue by source, recent payments and a note. */
  'payment-tracking': ({ payments, payments: { note, sources, copy } }) => (
    <SamplePicture title={copy.title} aside={copy.aside} layout="panels">
      <SamplePanel span="wide" flush>
        <FactStrip
          facts={sources.map(({ label, amount, note: text }) => ({
            label,
            value: dollars(amount),
            note: { label: text, tone: 'neutral' },
          }))}
        />
      </SamplePanel>
      <SamplePanel span="wide" title={copy.listTitle}>
        <DataList label={copy.listTitle} rows={paymentRows(payments)} />
      </SamplePanel>
      <SamplePanel span="wide" title={`${copy.noteTitle} ${note.member}`}>
        <SampleNote text={note.text} by={note.by} />
      </SamplePanel>
    </SamplePicture>
  ),
  /** A dashboard of a month: four numbers and their details. */
  'analytics-dashboard': ({ analytics, analytics: { copy, comingAndGoing } }) => (
    <SamplePicture title={copy.title} aside={copy.aside} layout="panels">
      <SamplePanel span="wide" flush>
        <FactStrip facts={metricFacts(analytics)} />
      </SamplePanel>
      <SamplePanel title={copy.revenueTitle} aside={copy.revenueAside}>
        <RevenueChart {...analytics} />
      </SamplePanel>
      <SamplePanel title={copy.fillTitle} aside={copy.fillAside}>
        <ClassFill {...analytics} />
      </SamplePanel>
      <SamplePanel title={copy.membersTitle} aside={copy.membersAside}>
        <DataList
          label={copy.membersTitle}
          rows={comingAndGoing.map(({ label, members, names }) => ({
            primary: label,
            secondary: names,
            lead: { kind: 'count', text: String(members) },
          }))}
        />
      </SamplePanel>
      <SamplePanel title={copy.retentionTitle} aside={copy.retentionAside}>
        <Retention {...analytics} />
      </SamplePanel>
    </SamplePicture>
  ),
  /** Each coach's month, and how many classes have marked skills. */
  'staff-management': ({ staff, staff: { copy } }) => (
    <SamplePicture title={copy.title} aside={copy.aside} layout="panels">
      <SamplePanel span="wide">
        <DataTable
          caption={copy.caption}
          rowKey="name"
          columns={[
            { key: 'name', label: copy.columns.name },
            { key: 'classes', label: copy.columns.classes, align: 'end' },
            { key: 'privates', label: copy.columns.privates, align: 'end' },
            { key: 'hours', label: copy.columns.hours, align: 'end' },
            { key: 'label', label: copy.columns.label },
          ]}
          rows={staff.staff.map(({ name, classes, privates, hours, label }) => ({
            name,
            classes: String(classes),
            privates: String(privates),
            hours: String(hours),
            label: { label, tone: staffTones[label] },
          }))}
        />
      </SamplePanel>
      <SamplePanel span="wide" title={copy.markedTitle}>
        <SkillsMarked {...staff} />
      </SamplePanel>
    </SamplePicture>
  ),
  /** In-app messaging, which is planned, as a coach and the owner might see it. */
  'messaging-system': ({ messages: { notice, conversation, juniorTalks, copy, coach } }) => (
    <SamplePicture title={copy.title} layout="panels">
      <SamplePanel span="wide">
        <MessageList label={copy.talkLabel} messages={conversation} owner={coach} />
      </SamplePanel>
      <SamplePanel title={notice.title} aside={notice.recipients}>
        <SampleNote text={notice.text} />
      </SamplePanel>
      <SamplePanel title={copy.juniorsTitle} aside={copy.juniorsAside}>
        <DataList
          label={copy.juniorsTitle}
          rows={juniorTalks.map(({ who, what }) => ({ primary: who, secondary: what }))}
        />
      </SamplePanel>
    </SamplePicture>
  ),
  /** A list of reports with one of them open. */
  'reports-insights': ({ reports: { open, reports, copy } }) => (
    <SamplePicture title={copy.title} layout="panels">
      <SamplePanel>
        <DataList
          label={copy.listLabel}
          rows={reports.map(({ name, label, description }) => ({
            primary: name,
            secondary: description,
            status: { label, tone: reportTones[label] },
          }))}
        />
      </SamplePanel>
      <SamplePanel title={open.title} aside={open.question}>
        <Sparkline label={open.chartLabel} points={open.turnedAway} summary={open.chartSummary} />
      </SamplePanel>
      <SamplePanel title={open.answerTitle}>
        <DataList
          label={open.answerTitle}
          rows={open.answers.map(({ time, who, note }) => ({
            primary: who,
            secondary: note,
            lead: clockOf(time),
          }))}
        />
      </SamplePanel>
    </SamplePicture>
  ),
};
