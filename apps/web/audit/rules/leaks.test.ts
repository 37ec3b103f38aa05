// @vitest-environment node
import { expect, it } from 'vitest';
import { openSite } from '../site.ts';
import { draftsRule } from './leaks.ts';

it('reads a file once, however much is hidden', () => {
  let read = 0;
  const file = Object.assign(Buffer.of(), {
    toString() {
      read += 1;
      return 'Later, and much later';
    },
  });
  const hidden = ['Later', 'much later', 'never'];
  const site = openSite(new Map([['/a.txt', file]]), {
    origin: 'https://gym.test',
    paths: [],
    hidden,
  });

  const { checked, findings } = draftsRule.check(site);
  expect(checked).toBe(3);
  expect(findings.map(({ message }) => message)).toEqual([
    'tells of "Later", which is not published',
    'tells of "much later", which is not published',
  ]);
  expect(read).toBe(1);
});
