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
    deliveries: [],
    createdAt: '2025-08-04T12:00:00.000Z',
  };
}

const DEAD = {
  target: 'gohighlevel',
  state: 'dead',
  attempts: 16,
  nextAttempt: null,
  lastError: 'HTTP 422',
} as const;

describe('the table', () => {
  it('has a column for time, kind, name, e-mail and what there is to know', () => {
    expect(
      formatTable([
        lead('Sam'),
        { ...lead('Samantha'), kind: 'demo', reasons: ['honeypot'], deliveries: [DEAD] },
      ]),
    ).toBe(
      [
        'TIME (UTC)           KIND        NAME      E-MAIL           NOTES',
        '2025-08-04 12:00:00  newsletter  Sam       sam@example.com',
        '2025-08-04 12:00:00  demo        Samantha  sam@example.com  honeypot, gohighlevel dead',
        '',
      ].join('\n'),
    );
  });

  it('says kindly that there is nothing', () => {
    expect(formatTable([])).toBe('No leads yet.\n');
  });

  it('cannot steer the terminal', () => {
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
    ['=HYPERLINK("x","y")', `"'=HYPERLINK(""x"",""y"")"`],
    ['a=b', 'a=b'],
  ])('writes the name %j as %s', (name, cell) => {
    expect(formatCsv([lead(name)])).toBe(
      'created_at,kind,name,email,suspicious,came_by,deliveries,details\r\n' +
        `2025-08-04T12:00:00.000Z,newsletter,${cell},sam@example.com,,,,\r\n`,
    );
  });

  it('says how the visitor came, what is suspicious and what was delivered', () => {
    const attribution = { first: { utm_source: 'news' } };
    expect(
      formatCsv([{ ...lead('Sam'), attribution, reasons: ['too_fast'], deliveries: [DEAD] }]),
    ).toContain(',too_fast,"{""first"":{""utm_source"":""news""}}",gohighlevel: dead,\r\n');
  });

  it('puts what only this kind of lead has into the last column', () => {
    expect(formatCsv([lead('Sam', { gym: 'Northside' })])).toMatch(
      /,"\{""gym"":""Northside""\}"\r\n$/,
    );
  });
});
