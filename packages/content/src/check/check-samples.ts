import { fileFinding, type Finding } from '../load/finding.ts';
import type { Site, SiteSamples } from '../schema/site/index.ts';

const sumOf = <Item>(items: readonly Item[], numberOf: (item: Item) => number): number =>
  items.reduce((sum, item) => sum + numberOf(item), 0);

/** Two numbers of the sample gym that must be the same. */
interface Sum {
  readonly file: string;
  readonly what: string;
  readonly is: number;
  readonly expected: number;
}

const numberIn = (text = '') => Number(text.replace(/\D+/g, ''));

/** The numbers that views of the sample gym show in two places. */
function sumsOf(samples: SiteSamples): Sum[] {
  const { analytics, attendance, members, membershipPlans, payments } = samples;
  const metric = (name: string) => analytics.metrics.find(({ label }) => label === name);
  const changed = (name: string) =>
    analytics.comingAndGoing.find(({ label }) => label === name)?.members ?? 0;
  const active = metric('Active members');
  const before = numberIn(active?.before.replace(/\D.*$/, ''));
  const last = analytics.retentionMonths.at(-1)?.percent ?? 0;
  const quarter = analytics.retentionMonths
    .slice(-3)
    .reduce((share, { percent }) => (share * percent) / 100, 1);
  const due = sumOf(membershipPlans.plans, ({ price, memberships }) => price * memberships);
  const onPlans = sumOf(membershipPlans.plans, (plan) => plan.members);
  const byStatus = sumOf(members.sparringCounts, (status) => status.members);
  const kept = Math.round(((before - changed('Left')) / before) * 100);
  const grown = before + changed('Joined') - changed('Left');
  const sums: readonly (readonly [string, string, number, number])[] = [
    ['membership-plans', 'members on the plans', onPlans, numberIn(active?.value)],
    ['members', 'members by sparring status', byStatus, numberIn(active?.value)],
    ['analytics', 'active members after those who joined and left', numberIn(active?.value), grown],
    [
      'attendance',
      'visits by kind',
      sumOf(attendance.visitKinds, ({ visits }) => visits),
      numberIn(metric('Visits')?.value),
    ],
    ['analytics', 'retention of the last month in percent', last, kept],
    [
      'attendance',
      'retention of the last three months in percent',
      attendance.retention.percent,
      Math.round(quarter * 100),
    ],
    [
      'payments',
      'revenue by source in dollars',
      sumOf(payments.sources, ({ amount }) => amount),
      numberIn(metric('Revenue')?.value),
    ],
    ['payments', 'revenue of the plans in dollars', payments.sources[0]?.amount ?? 0, due],
  ];
  return sums.map(([file, what, is, expected]) => ({ file, what, is, expected }));
}

const report = (file: string, wrong: string, instead: string) =>
  fileFinding(`site/samples/${file}.yaml`, 'sample-sum', [wrong, instead]);

/** Finds classes with more people than spots, or with a waitlist and a free spot. */
const wrongClasses = ({ timetable: { slots } }: SiteSamples): Finding[] =>
  slots.flatMap(({ day, time, booked, more = 0, waiting = [], cap }) => {
    const taken = booked.length + more;
    if (taken > cap)
      return [report('timetable', `${day} ${time} has ${taken} of ${cap} spots`, 'book fewer')];
    if (waiting.length === 0 || taken === cap) return [];
    const instead = 'fill the class, or empty its waitlist';
    return [report('timetable', `${day} ${time} has a waitlist and a free spot`, instead)];
  });

/** Finds members with two open payments, of which the desk could mark only both. */
const doublePayments = ({ payments: { payments } }: SiteSamples): Finding[] => {
  const open = payments.filter(({ state }) => state !== 'Paid').map(({ member }) => member);
  return open
    .filter((member, index) => open.indexOf(member) < index)
    .map((member) => report('payments', `${member} has two open payments`, 'leave one open'));
};

/** Finds a next badge whose group of skills does not exist. */
const lostBadge = ({ achievements: { nextBadgeSkills }, skills }: SiteSamples): Finding[] =>
  skills.groups.some(({ title }) => title === nextBadgeSkills)
    ? []
    : [
        report(
          'achievements',
          `The next badge is for “${nextBadgeSkills}”, which is no group of skills`,
          `write one of ${skills.groups.map(({ title }) => title).join(', ')}`,
        ),
      ];

/** Finds numbers of the sample gym that do not add up: all of its views show the same gym. */
export const checkSamples = ({ samples }: Site): Finding[] => [
  ...sumsOf(samples)
    .filter(({ is, expected }) => is !== expected)
    .map(({ file, what, is, expected }) =>
      report(file, `The ${what} are ${is}`, `write ${expected}, or change what it follows from`),
    ),
  ...wrongClasses(samples),
  ...doublePayments(samples),
  ...lostBadge(samples),
  ...samples.leaderboards.boards
    .filter(({ rows }) =>
      rows.some(({ value }, index) => value > (rows[index - 1]?.value ?? value)),
    )
    .map(({ title }) =>
      report('leaderboards', `The board “${title}” is not in order`, 'list the highest first'),
    ),
];
