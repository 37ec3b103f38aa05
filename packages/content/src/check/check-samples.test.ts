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

it('finds two open payments of one member', () => {
  const [payment] = samples.payments.payments;
  const late = { ...payment!, member: 'A', state: 'Late' } as const;
  expect(messages({ payments: { ...samples.payments, payments: [late, late] } })).toEqual([
    'A has two open payments → leave one open.',
  ]);
});

it('finds numbers that two views show and that differ', () => {
  const [kind, ...kinds] = samples.attendance.visitKinds;
  const visitKinds = [{ ...kind!, visits: kind!.visits + 1 }, ...kinds];
  expect(messages({ attendance: { ...samples.attendance, visitKinds } })).toEqual([
    expect.stringMatching(/^The visits by kind are \d+ → write \d+/),
  ]);
});
