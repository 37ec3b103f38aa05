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

it('a lead is a row of all its texts, with the latest state for each target', () => {
  const delivery = { target: 'chat', attempts: 1, dueAt: null, error: null };
  const row = rowOf({
    id: '00000000-0000-4000-8000-000000000000',
    kind: 'demo',
    email: 'kim@example.com',
    name: 'Kim',
    payload: { gym: 'Northside', windows: ['2025-08-05T15:30:00.000Z'] },
    attribution: { first: { utm_source: 'news' } },
    reasons: ['too_fast'],
    createdAt: '2025-08-04T12:00:00.000Z',
    subscribedAt: null,
    unsubscribedAt: null,
    deliveries: [
      { ...delivery, event: 'requested', state: 'failed' },
      { ...delivery, event: 'requested', state: 'delivered' },
    ],
  });
  expect(formatCsv([{ name: 'Sam' }, row]).split('\r\n')).toEqual([
    '\uFEFFname,id,kind,email,payload.gym,payload.windows.0,attribution.first.utm_source,createdAt,suspicious,deliveries',
    'Sam,,,,,,,,,',
    'Kim,00000000-0000-4000-8000-000000000000,demo,kim@example.com,Northside,2025-08-05T15:30:00.000Z,news,2025-08-04T12:00:00.000Z,too_fast,chat delivered',
    '',
  ]);
});
