import { describe, expect, it } from 'vitest';
import type { StoredLead } from '../stored-leads.ts';
import { formatCsv, formatTable } from './format-leads.ts';

function lead(name: string, payload: StoredLead['payload'] = {}): StoredLead {
  return {
    id: '00000000-0000-4000-8000-000000000000',
    kind: 'newsletter',
    email: 'sam@example.com',
    name,
    payload,
    attribution: {},
    reasons: [],
    confirmedAt: null,
    unsubscribedAt: null,
    deliveries: [],
    createdAt: '2025-08-04T12:00:00.000Z',
  };
}

const deadDelivery = {
  target: 'gohighlevel',
  state: 'dead',
  attempts: 16,
  nextAttempt: null,
  lastError: 'HTTP 422',
} as const;

const booking: StoredLead = {
  ...lead('Kim', {
    gym: 'Northside',
    phone: '+1 612 555 0100',
    kind: 'call',
    windows: ['2025-08-05T15:30:00.000Z', '2025-08-06T15:30:00.000Z'],
    timeZone: 'America/Chicago',
    note: 'Mornings.',
  }),
  kind: 'demo',
  attribution: { first: { utm_source: 'news' }, last: { referrer: 'example.org' } },
  reasons: ['too_fast'],
  deliveries: [deadDelivery],
};

/** The fields of the only lead in a CSV without quotes, by the names of their columns. */
function cellsOf(csv: string): Record<string, string> {
  const [names = [], cells = []] = csv
    .slice(1)
    .split('\r\n')
    .map((line) => line.split(','));
  return Object.fromEntries(names.map((name, column) => [name, cells[column] ?? '']));
}

it('shows who has unsubscribed, in the table and in CSV', () => {
  const gone = { ...lead('Sam'), unsubscribedAt: '2025-08-05T12:00:00.000Z' };
  expect(formatTable([gone])).toMatch(/unsubscribed\n$/);
  expect(cellsOf(formatCsv([gone]))).toMatchObject({
    confirmed_at: '',
    unsubscribed_at: '2025-08-05T12:00:00.000Z',
  });
});

describe('the table', () => {
  it('has a column for each field and for notes', () => {
    expect(formatTable([lead('Sam'), booking])).toBe(
      [
        'TIME (UTC)           KIND        NAME  E-MAIL           GYM        PHONE            NOTES',
        '2025-08-04 12:00:00  newsletter  Sam   sam@example.com',
        '2025-08-04 12:00:00  demo        Kim   sam@example.com  Northside  +1 612 555 0100  too_fast, gohighlevel dead',
        '',
      ].join('\n'),
    );
  });

  it('contains no control characters', () => {
    expect(formatTable([lead('Sam\u001b[2J\u202e')])).toContain('  Sam[2J  ');
  });
});

describe('CSV', () => {
  it.each([
    ['Sam', 'Sam'],
    ['Lee, Sam', '"Lee, Sam"'],
    ['Sam "Iron" Lee', '"Sam ""Iron"" Lee"'],
    ['Sam\nLee', '"Sam\nLee"'],
    ['=1+1', "'=1+1"],
    ['+1', "'+1"],
    ['-1', "'-1"],
    ['@sum', "'@sum"],
    ['\tSam', "'\tSam"],
    ['\rSam', `"'\rSam"`],
    ['＝1+1', "'＝1+1"],
    ['＠sum', "'＠sum"],
    [' =1', " '=1"],
    ['a;=1', "a;'=1"],
    ['a\n=1', `"a\n'=1"`],
    ['a,+1', `"a,'+1"`],
    ['=HYPERLINK("x","y")', `"'=HYPERLINK(""x"",""y"")"`],
    ['a=b', 'a=b'],
  ])('writes the name %j as %s', (name, cell) => {
    const [, line] =
      /^\uFEFFcreated_at,kind,name,[^\r]*\r\n(.*)\r\n$/s.exec(formatCsv([lead(name)])) ?? [];
    expect(line?.startsWith(`2025-08-04T12:00:00.000Z,newsletter,${cell},sam@example.com,`)).toBe(
      true,
    );
  });

  it('has a column for each field', () => {
    expect(cellsOf(formatCsv([booking]))).toMatchObject({
      kind: 'demo',
      gym: 'Northside',
      phone: "'+1 612 555 0100",
      demo_or_call: 'call',
      first_choice: '2025-08-05T15:30:00.000Z',
      second_choice: '2025-08-06T15:30:00.000Z',
      third_choice: '',
      time_zone: 'America/Chicago',
      note: 'Mornings.',
      utm_source: 'news',
      last_referrer: 'example.org',
      suspicious: 'too_fast',
      deliveries: 'gohighlevel: dead',
    });
    const application = lead('Lou', { gymName: 'Southside', gymLocation: 'Fargo', message: 'Hi' });
    expect(cellsOf(formatCsv([application]))).toMatchObject({
      gym: 'Southside',
      gym_location: 'Fargo',
      note: 'Hi',
    });
  });
});
