import type { Finding } from '../load/finding.ts';
import { fieldFinding, type Document } from '../load/read-document.ts';
import type { FieldPath } from '../load/read-yaml.ts';
import type { Site, SiteSamples } from '../schema/site/index.ts';

const sumOf = <Item>(items: readonly Item[], numberOf: (item: Item) => number): number =>
  items.reduce((sum, item) => sum + numberOf(item), 0);

/** What is wrong at a field of a file of samples, and what to write instead. */
type Fault = readonly [file: string, path: FieldPath, wrong: string, instead: string];

/** Two numbers of the sample gym that must be the same, and the field of the first. */
type Sum = readonly [file: string, field: string, what: string, is: number, expected: number];

const numberIn = (text: string) => Number(text.replace(/\D+/g, ''));

/** Finds numbers that views of the sample gym show in two places and that differ. */
function wrongSums(samples: SiteSamples): Fault[] {
  const { analytics, attendance, members, membershipPlans, payments } = samples;
  const { metrics } = analytics;
  const { joined, left } = analytics.comingAndGoing;
  const all = numberIn(metrics.members.value);
  const before = numberIn(metrics.members.before.replace(/\D.*$/, ''));
  const grown = before + joined.members - left.members;
  const kept = Math.round(((before - left.members) / before) * 100);
  const last = analytics.retentionMonths.at(-1)?.percent ?? 0;
  const quarter = analytics.retentionMonths
    .slice(-3)
    .reduce((share, { percent }) => (share * percent) / 100, 1);
  const inQuarter = attendance.retention.percent;
  const onPlans = sumOf(membershipPlans.plans, (plan) => plan.members);
  const byStatus = sumOf(members.sparringCounts, (status) => status.members);
  const byKind = sumOf(attendance.visitKinds, ({ visits }) => visits);
  const bySource = sumOf(Object.values(payments.sources), ({ amount }) => amount);
  const due = sumOf(membershipPlans.plans, ({ price, memberships }) => price * memberships);
  const sums: readonly Sum[] = [
    ['membership-plans', 'plans', 'members on the plans', onPlans, all],
    ['members', 'sparringCounts', 'members by sparring status', byStatus, all],
    ['analytics', 'metrics', 'active members after those who joined and left', all, grown],
    ['attendance', 'visitKinds', 'visits by kind', byKind, numberIn(metrics.visits.value)],
    ['analytics', 'retentionMonths', 'retention of the last month in percent', last, kept],
    [
      'attendance',
      'retention',
      'retention of the last three months in percent',
      inQuarter,
      Math.round(quarter * 100),
    ],
    [
      'payments',
      'sources',
      'revenue by source in dollars',
      bySource,
      numberIn(metrics.revenue.value),
    ],
    ['payments', 'sources', 'revenue of the plans in dollars', payments.sources.plans.amount, due],
  ];
  return sums.flatMap(([file, field, what, is, expected]): Fault[] => {
    const instead = `write ${expected}, or change what it follows from`;
    return is === expected ? [] : [[file, [field], `The ${what} are ${is}`, instead]];
  });
}

/** Finds classes with more people than spots, or with a waitlist and a free spot. */
const wrongClasses = ({ timetable: { slots } }: SiteSamples): Fault[] =>
  slots.flatMap(({ day, time, booked, more = 0, waiting = [], cap }, index): Fault[] => {
    const taken = booked.length + more;
    const path = ['slots', index];
    const name = `${day} ${time}`;
    if (taken > cap)
      return [['timetable', path, `${name} has ${taken} of ${cap} spots`, 'book fewer']];
    if (waiting.length === 0 || taken === cap) return [];
    const instead = 'fill the class, or empty its waitlist';
    return [['timetable', path, `${name} has a waitlist and a free spot`, instead]];
  });

/** Finds members with two open payments, of which the desk could mark only both. */
function doublePayments({ payments: { payments } }: SiteSamples): Fault[] {
  const open = payments.map(({ member, state }) => (state === 'Paid' ? '' : member));
  return open.flatMap((member, index): Fault[] => {
    if (member === '' || open.indexOf(member) === index) return [];
    const wrong = `${member} has two open payments`;
    return [['payments', ['payments', index], wrong, 'leave one open']];
  });
}

/** Finds numbers of the sample gym that do not add up: all of its views show the same gym. */
export const checkSamples = ({ samples }: Site, documents: readonly Document[]): Finding[] =>
  [wrongSums, wrongClasses, doublePayments]
    .flatMap((faultsIn) => faultsIn(samples))
    .flatMap(([file, path, wrong, instead]) => {
      const document = documents.find((one) => one.file === `site/samples/${file}.yaml`);
      return document ? [fieldFinding(document, path, 'sample-sum', [wrong, instead])] : [];
    });
