import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { filesBelow } from '../build/files-below.ts';

/** What belongs to keys, tokens and machines, and to nothing that a visitor gets. */
const secrets = [
  /-----BEGIN [A-Z ]*PRIVATE KEY-----/,
  /\bAKIA[0-9A-Z]{16}\b/,
  /\b(ghp|gho|ghs|github_pat)_\w{20,}/,
  /\bnpm_\w{30,}/,
  /\bsk_(live|test)_\w{10,}/,
  /\bsb_secret_\w{10,}/,
  /"role":\s*"service_role"/,
  /\beyJ[\w-]{20,}\.eyJ[\w-]{20,}\./,
];

const root = join(import.meta.dirname, '../../..');
const site = join(root, 'apps/web/dist');

/** Values of this machine's settings that look like something to keep to oneself. */
const settings = Object.entries(process.env)
  .filter(([name]) => /key|token|secret|password/i.test(name) && !name.startsWith('VITE_'))
  .flatMap(([, value]) => (value && value.length > 11 ? [value] : []));

const holdsSecret = (text: string) =>
  secrets.some((secret) => secret.test(text)) ||
  [...settings, root].some((value) => text.includes(value));

test('no file of the site holds a key, a setting or a path of the machine', ({ viewport }) => {
  test.skip((viewport?.width ?? 0) < 1024, 'The files are the same for every browser.');
  const files = filesBelow(site);
  expect(files.length).toBeGreaterThan(50);
  expect(files.filter((name) => holdsSecret(readFileSync(join(site, name), 'latin1')))).toEqual([]);
  for (const text of ['-----BEGIN EC PRIVATE KEY-----', `ghp_${'a'.repeat(36)}`, `${root}/x`]) {
    expect(holdsSecret(text)).toBe(true);
  }
});
