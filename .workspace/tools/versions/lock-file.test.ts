import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../root.ts';

it('the lock file has a SHA-512 for every package and takes none from elsewhere than the registry', () => {
  const text = readFileSync(join(root, 'pnpm-lock.yaml'), 'utf8');
  const [, packages = ''] = /\npackages:\n([^]*?)\nsnapshots:\n/.exec(text) ?? [];
  const entries = packages.split(/\n(?= {2}\S)/).filter((entry) => entry.trim());
  expect(entries.length).toBeGreaterThan(100);
  const open = entries.filter((entry) => !/integrity: sha512-[\w+/]{86}==/.test(entry));
  expect(open).toEqual([]);
  expect(packages).not.toMatch(/tarball:|git\+|type: (git|directory)/);
});
