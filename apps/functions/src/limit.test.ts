import { describe, expect, it } from 'vitest';
import { callersOf, createLimit } from './limit.ts';
import { engines, pass } from './testing/temporary.ts';

/** The results of so many requests that were accepted. */
const accepted = async (number: number, count: (index: number) => Promise<number | undefined>) => {
  const waits = await Promise.all(Array.from({ length: number }, (_, index) => count(index)));
  return waits.filter((wait) => wait === undefined).length;
};

describe.each(engines)('the limit, on $engine,', ({ open }) => {
  it('is 500 times as high for everybody, in which only valid requests count', async () => {
    const { ofCallers, ofEverybody } = createLimit(await open(), 1);
    await accepted(100, (index) => ofCallers([`198.51.100.${index}`]));
    expect(await accepted(600, () => ofEverybody())).toBe(500);
  });

  it('is ten times as high for a network, in which requests over that of a caller do not count', async () => {
    const { ofCallers } = createLimit(await open(), 1);
    await accepted(20, () => ofCallers(['2001:db8::/64', '2001:db8::/48']));
    const others = (index: number) => ofCallers([`2001:db8:0:${index}::/64`, '2001:db8::/48']);
    expect(await accepted(20, others)).toBe(9);
  });

  it.each([601, -365 * 86_400, 365 * 86_400])('ends when %i seconds pass', async (seconds) => {
    const database = await open();
    const { ofCallers } = createLimit(database, 1);
    await accepted(2, () => ofCallers(['192.0.2.1']));
    await pass(database, seconds);
    expect(await ofCallers(['192.0.2.1'])).toBeUndefined();
  });
});

it.each([
  [undefined, '192.0.2.1', ['10.0.0.1']],
  ['x-forwarded-for', '192.0.2.1, 203.0.113.9', ['203.0.113.9']],
  ['x-forwarded-for', '192.0.2.1,[2001:DB8:5::1]:443', ['2001:db8:5::/64', '2001:db8:5::/48']],
  ['x-forwarded-for', 'fe80::1%eth0', ['fe80::/64', 'fe80::/48']],
  ['x-forwarded-for', '::ffff:cb00:7109', ['203.0.113.9']],
  ['x-forwarded-for', '192.0.2.1, unknown', ['10.0.0.1']],
  ['x-real-ip', '203.0.113.9:4711', ['203.0.113.9']],
])('from %s with %j the callers are %j', (header, value, found) => {
  const headers = new Headers({ 'x-forwarded-for': '192.0.2.1', [header ?? 'x-other']: value });
  expect(callersOf(headers, '::ffff:10.0.0.1', header)).toEqual(found);
});
