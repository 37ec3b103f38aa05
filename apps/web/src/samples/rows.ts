import type { SiteSamples } from '@cornerbell/content/copy';
import type { DataRow, Fact } from '@cornerbell/ui';
import { clockOf, dollars, initialsOf } from './format.ts';

// Sample data as several pictures show it: as rows and facts.

/** The members who stay away. */
export const alertRows = ({ alerts, copy }: SiteSamples['attendance']): DataRow[] =>
  alerts.map(({ name, daysQuiet, note }) => ({
    primary: name,
    secondary: note,
    lead: { kind: 'count', text: String(daysQuiet), unit: copy.daysUnit },
  }));

const sparringTones = {
  Cleared: 'good',
  'Assessment Needed': 'warn',
  'Not Ready': 'neutral',
} as const;

/** The members of the gym. */
export const memberRows = ({ members, copy }: SiteSamples['members']): DataRow[] =>
  members.slice(0, 4).map(({ name, goal, coach, sparring, visits }) => ({
    primary: name,
    secondary: `${goal?.replace(/\.$/, '')}, ${copy.withWord} ${coach}`,
    lead: initialsOf(name),
    status: { label: sparring, tone: sparringTones[sparring] },
    value: String(visits),
    unit: copy.visitsUnit,
  }));

/** The number of members by sparring status. */
export const sparringFacts = ({ sparringCounts, copy }: SiteSamples['members']): Fact[] =>
  sparringCounts.map(({ status, members }) => ({
    label: status,
    value: String(members),
    unit: copy.membersUnit,
  }));

/** The metrics of a month, each with its value in the month before. */
export const metricFacts = ({ metrics }: SiteSamples['analytics']): Fact[] =>
  metrics.map(({ label, value, before }) => ({
    label,
    value,
    note: { label: before, tone: 'neutral' },
  }));

const paymentTones = {
  Late: 'bad',
  Due: 'warn',
  Paid: 'good',
} as const;

/** Recent payments. */
export const paymentRows = ({ payments }: SiteSamples['payments']): DataRow[] =>
  payments.map(({ member, forWhat, day, state, amount }) => ({
    primary: member,
    secondary: `${forWhat}, ${day}`,
    status: { label: state, tone: paymentTones[state] },
    value: dollars(amount),
  }));

/** The private sessions of a day. */
export const sessionRows = ({ sessions, copy }: SiteSamples['privateSessions']): DataRow[] =>
  sessions.map(({ time, member, coach, focus, minutes, price }) => ({
    primary: member,
    secondary: `${focus}, ${copy.withWord} ${coach}, ${minutes} ${copy.minutesUnit}`,
    lead: clockOf(time),
    value: dollars(price),
  }));

/** The changes of a member's scores since the last assessment, largest first. */
export const changeRows = (scores: SiteSamples['progress']['scores'], unit: string): DataRow[] =>
  scores
    .toSorted((one, other) => other.change - one.change)
    .map(({ area, change }) => ({
      primary: area,
      value: change > 0 ? `+${change}` : String(change),
      unit,
    }));
