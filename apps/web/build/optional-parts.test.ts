import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { filesBelow } from './files-below.ts';

const client = join(import.meta.dirname, '../.bundle/production/client');

/** Occurs only in the scripts of the challenge and of the visit counter. */
const optional = /turnstile|currententrychange/;

it('a site without a challenge or visit counter has no code of either', () => {
  const scripts = filesBelow(client).filter((name) => name.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(10);
  expect(scripts.filter((name) => optional.test(readFileSync(join(client, name), 'utf8')))).toEqual(
    [],
  );
});
