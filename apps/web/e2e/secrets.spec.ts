import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { filesBelow } from '../build/files-below.ts';

const root = join(import.meta.dirname, '../../..');
const site = join(root, 'apps/web/.test-site/dist');

/** The values of this machine's settings that look secret. */
const settings = Object.entries(process.env)
  .filter(([name]) => /key|token|secret|password/i.test(name) && name !== 'FUNCTIONS_KEY')
  .flatMap(([, value]) => (value && value.length > 11 ? [value] : []));

test('no file of the site holds a secret setting or the path of the machine that built it', () => {
  const secrets = [...settings, root];
  const files = filesBelow(site);
  expect(files.length).toBeGreaterThan(50);
  const found = files.filter((name) => {
    const text = readFileSync(join(site, name), 'latin1');
    return secrets.some((secret) => text.includes(secret));
  });
  expect(found).toEqual([]);
});
