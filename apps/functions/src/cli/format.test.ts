import { expect, it } from 'vitest';
import type { StoredLead } from '../leads.ts';
import { formatCsv, formatStats, formatTable } from './format.ts';

const booking: StoredLead = {
  id: '00000000-0000-4000-8000-000000000000',
  kind: 'demo',
  email: 'kim@example.com',
  name: 'Kim',
  payload: {
    gym: 'Northside',
    phone: '+1 612',
    windows: ['2025-08-05T15:30:00.000Z'],
    note: 'Hi',
  },
  attribution: { first: { utm_source: 'news' }, last: { referrer: 'example.org' } },
  reasons: ['too_fast'],
  createdAt: '2025-08-04T12:00:00.000Z',
  subscribedAt: null,
  unsubscribedAt: null,
  deliveries: [
    { target: 'chat', event: 'requested', state: 'failed', attempts: 1, dueAt: null, error: 'no' },
  ],
};

it('the table has a column for each field and for notes, and no control characters', () => {
  const sam: StoredLead = {
    ...booking,
    kind: 'newsletter',
    name: 'Sam\u001b[2J\u202e',
    payload: {},
    unsubscribedAt: '2025-08-05T12:00:00.000Z',
  };
  expect(formatTable([booking, sam])).toBe(
    [
      'TIME (UTC)           KIND        NAME    E-MAIL           GYM        PHONE   NOTES',
      '2025-08-04 12:00:00  demo        Kim     kim@example.com  Northside  +1 612  too_fast, chat failed',
      '2025-08-04 12:00:00  newsletter  Sam[2J  kim@example.com                     too_fast, unsubscribed, chat failed',
      '',
    ].join('\n'),
  );
});

it('CSV has a column for each field', () => {
  const [names = [], cells = []] = formatCsv([booking])
    .slice(1)
    .split('\r\n')
    .map((line) => line.split(','));
  expect(Object.fromEntries(names.map((name, column) => [name, cells[column]]))).toMatchObject({
    created_at: '2025-08-04T12:00:00.000Z',
    gym: 'Northside',
    phone: "'+1 612",
    first_choice: '2025-08-05T15:30:00.000Z',
    second_choice: '',
    note: 'Hi',
    utm_source: 'news',
    last_referrer: 'example.org',
    suspicious: 'too_fast',
    deliveries: 'chat failed',
  });
});

it.each([
  ['Sam', 'Sam'],
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
  expect(formatCsv([{ ...booking, name }])).toContain(`,demo,${cell},kim@example.com,`);
});

it('the counts leave out empty sections', () => {
  const stats = {
    LEADS: { demo: 1, newsletter: 12 },
    DELIVERIES: {},
    'DAY (UTC)': { '2025-08-03': 13 },
  };
  expect(formatStats(stats)).toBe(
    'LEADS\ndemo        1\nnewsletter  12\n\nDAY (UTC)\n2025-08-03  13\n',
  );
});
