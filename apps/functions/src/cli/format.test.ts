import { expect, it } from 'vitest';
import { formatCsv, rowOf } from './format.ts';

it.each([
  ['Lee, Sam "Iron"', '"Lee, Sam ""Iron"""'],
  ['Sam\nLee', '"Sam\nLee"'],
  ['=1+1', "'=1+1"],
  ['-1', "'-1"],
  ['@sum', "'@sum"],
  ['\tSam', "'\tSam"],
  ['\rSam', `"'\rSam"`],
  ['＝1+1', "'＝1+1"],
  [' =1', " '=1"],
  ['a;=1', "a;'=1"],
  ['a\n=1', `"a\n'=1"`],
  ['a,+1', `"a,'+1"`],
  ['a=b', 'a=b'],
])('CSV has the name %j as %s', (name, cell) => {
  expect(formatCsv([{ kind: 'demo', name }])).toBe(`\uFEFFkind,name\r\ndemo,${cell}\r\n`);
});

it('a row has every field of a lead, and the latest state for each target', () => {
  const delivery = {
    target: 'chat',
    event: 'requested',
    attempts: 1,
    dueAt: null,
    error: null,
  } as const;
  const row = rowOf({
    id: '00000000-0000-4000-8000-000000000000',
    kind: 'demo',
    email: 'kim@example.com',
    name: 'Kim',
    payload: { gym: 'Northside', windows: [], localWindows: ['2025-08-05T10:30'], note: 'Hi' },
    attribution: { first: { utm_source: 'news' }, last: { referrer: 'example.org' } },
    reasons: ['too_fast'],
    createdAt: '2025-08-04T12:00:00.000Z',
    subscribedAt: null,
    unsubscribedAt: null,
    deliveries: [
      { ...delivery, state: 'failed' },
      { ...delivery, state: 'delivered' },
    ],
  });
  const filled = Object.entries(row).filter(([, text]) => text !== '');
  expect(Object.fromEntries(filled)).toEqual({
    created_at: '2025-08-04T12:00:00.000Z',
    kind: 'demo',
    name: 'Kim',
    email: 'kim@example.com',
    gym: 'Northside',
    first_choice: '2025-08-05T10:30',
    note: 'Hi',
    utm_source: 'news',
    last_referrer: 'example.org',
    suspicious: 'too_fast',
    deliveries: 'chat delivered',
  });
});
