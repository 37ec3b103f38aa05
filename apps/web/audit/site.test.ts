// @vitest-environment node
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readFiles } from './site.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cornerbell-audit-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

it('reads every file of a site, hidden folders included', () => {
  mkdirSync(join(folder, '.well-known'));
  writeFileSync(join(folder, '.well-known/security.txt'), 'Contact');
  writeFileSync(join(folder, 'index.html'), '<title>Gym</title>');

  expect([...readFiles(folder)].map(([address, bytes]) => [address, String(bytes)])).toEqual([
    ['/.well-known/security.txt', 'Contact'],
    ['/index.html', '<title>Gym</title>'],
  ]);
});
