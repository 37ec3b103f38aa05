import { expect, it } from 'vitest';
import { loadSite } from '../load/load-site.ts';
import { testFolder } from '../testing/content-folder.ts';
import { checkSamples } from './check-samples.ts';

const { site, documents } = loadSite(testFolder);
const { samples } = site!;
const [first, ...others] = samples.timetable.slots;

const messages = (changed: Partial<typeof samples>) =>
  checkSamples({ ...site!, samples: { ...samples, ...changed } }, documents).map(
    ({ message }) => message,
  );

it('finds classes with more people than spots, and waitlists beside a free spot', () => {
  const slots = [
    { ...first!, booked: ['A', 'B'], more: 0, cap: 1 },
    { ...first!, booked: ['A'], more: 0, cap: 2, waiting: ['B'] },
    ...others,
  ];
  expect(messages({ timetable: { slots } })).toEqual([
    expect.stringContaining('has 2 of 1 spots → book fewer'),
    expect.stringContaining('has a waitlist and a free spot → fill the class'),
  ]);
});

it('finds two open payments of one member, and a badge for skills that there are none of', () => {
  const [payment] = samples.payments.payments;
  const late = { ...payment!, member: 'A', state: 'Late' } as const;
  const payments = { ...samples.payments, payments: [late, late] };
  const achievements = { ...samples.achievements, nextBadgeSkills: 'Kicks' };
  expect(messages({ payments, achievements })).toEqual([
    'A has two open payments → leave one open.',
    expect.stringContaining('The next badge is for “Kicks”, which is no group of skills → write'),
  ]);
});

it('finds numbers that two views show and that differ, and boards out of order', () => {
  const [kind, ...kinds] = samples.attendance.visitKinds;
  const attendance = {
    ...samples.attendance,
    visitKinds: [{ ...kind!, visits: kind!.visits + 1 }, ...kinds],
  };
  const boards = [
    {
      title: 'Rounds',
      unit: 'rounds',
      rows: [
        { name: 'A', value: 1 },
        { name: 'B', value: 2 },
      ],
    },
  ];
  expect(messages({ attendance, leaderboards: { boards } })).toEqual([
    expect.stringMatching(/^The visits by kind are \d+ → write \d+/),
    'The board “Rounds” is not in order → list the highest first.',
  ]);
});
