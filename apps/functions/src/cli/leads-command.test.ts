import { describe, expect, it } from 'vitest';
import { readLeadsCall } from './leads-command.ts';

describe('the arguments of leads', () => {
  it.each([
    [[], { command: { name: 'list' }, format: undefined }],
    [['--kind', 'demo', '--csv'], { filter: { kind: 'demo' }, format: 'csv' }],
    [['--since', '2025-08-01'], { filter: { since: '2025-08-01' } }],
    [['stats', '--json', '--data', 'x'], { command: { name: 'stats' }, format: 'json', data: 'x' }],
    [['retry'], { command: { name: 'retry', email: undefined } }],
    [['forget', 'Sam@Example.com'], { command: { name: 'forget', email: 'sam@example.com' } }],
    [['forget', '--help'], { command: { name: 'help' } }],
    [['-h', '--kind', 'fax'], { command: { name: 'help' } }],
  ])('%j', (args, expected) => {
    expect(readLeadsCall(args)).toMatchObject(expected);
  });

  it.each([
    [['--stats'], /^Unknown option '--stats'\. Usage: leads [^\n]+$/],
    [['fly'], /^Unexpected argument 'fly'\. Usage: leads [^\n]+$/],
    [['constructor', '--json'], /^Unexpected argument 'constructor'\. Usage: leads [^\n]+$/],
    [['stats', 'now'], /^Unexpected argument 'now'\. Usage: leads [^\n]+$/],
    [['forget', 'a@example.com', '--kind', 'demo'], /^forget takes no --kind\. Usage: /],
    [['stats', '--since', '2025-01-01'], /^stats takes no --since\. Usage: /],
    [['forget', 'nonsense'], /^forget: expected an address such as sam@example\.com, received /],
    [['forget'], /^forget: expected an email address\. Usage: leads forget EMAIL$/],
    [
      ['--since', '2025-02-30'],
      /^--since: expected a day such as 2025-08-01, received "2025-02-30"\.$/,
    ],
    [['--kind', 'fax'], /^--kind: expected newsletter, demo, application, received "fax"\.$/],
    [['--csv', '--json'], /^Expected --csv or --json, received both\.$/],
  ])('refuse %j with one line', (args, message) => {
    expect(() => readLeadsCall(args)).toThrow(message);
  });
});
