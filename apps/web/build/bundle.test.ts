// @vitest-environment node
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readBundleKey } from './bundle.ts';

let folder: string;
const root = () => join(folder, 'apps/web');
const write = (file: string, text: string) => {
  mkdirSync(dirname(join(root(), file)), { recursive: true });
  writeFileSync(join(root(), file), text);
};

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cornerbell-bundle-'));
  for (const part of ['src', 'build', 'public']) write(`${part}/a.ts`, 'a');
  for (const name of ['api', 'content', 'markdown', 'ui']) {
    write(`../../packages/${name}/dist/index.js`, name);
  }
});

afterEach(() => rmSync(folder, { recursive: true }));

describe('the key of a bundle', () => {
  it.each([
    'src/b.ts',
    'src/pages/b.tsx',
    'public/.nojekyll',
    'public/.well-known/security.txt',
    'package.json',
    '.env.local',
    '../../pnpm-lock.yaml',
    '../../packages/ui/dist/theme/theme.css',
  ])('changes with %s', (file) => {
    const before = readBundleKey(root());
    write(file, 'one');
    const added = readBundleKey(root());
    write(file, 'another');

    expect(new Set([before, added, readBundleKey(root())]).size).toBe(3);
  });

  it.each([
    'src/a.test.ts',
    'e2e/faq.spec.ts',
    '../../packages/content/dist/library.jsonl',
    '../../packages/ui/dist/index.d.ts',
  ])('stays without regard to %s', (file) => {
    const before = readBundleKey(root());
    write(file, 'one');

    expect(readBundleKey(root())).toBe(before);
  });
});
