import { describe, expect, it } from 'vitest';
import type { StoredLead } from '../leadStore.ts';
import { formatCsv, formatTable } from './formatLeads.ts';

function lead(name: string, payload: StoredLead['payload'] = {}): StoredLead {
  return {
    id: '00000000-0000-4000-8000-000000000000',
    kind: 'newsletter',
    email: 'sam@example.com',
    name,
    payload,
    createdAt: '2025-08-04T12:00:00.000Z',
  };
}

describe('the table', () => {
  it('has a column for time, kind, name and e-mail', () => {
    expect(formatTable([lead('Sam'), { ...lead('Samantha'), kind: 'demo' }])).toBe(
      [
        'TIME (UTC)           KIND        NAME      E-MAIL',
        '2025-08-04 12:00:00  newsletter  Sam       sam@example.com',
        '2025-08-04 12:00:00  demo        Samantha  sam@example.com',
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
      'created_at,kind,name,email,details\r\n' +
        `2025-08-04T12:00:00.000Z,newsletter,${cell},sam@example.com,\r\n`,
    );
  });

  it('puts what only this kind of lead has into the last column', () => {
    expect(formatCsv([lead('Sam', { gym: 'Northside' })])).toMatch(
      /,"\{""gym"":""Northside""\}"\r\n$/,
    );
  });
});
