// @vitest-environment node
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { settleBundle } from './settle-bundle.ts';

let site: string;
const write = (file: string, text: string) => {
  mkdirSync(dirname(join(site, file)), { recursive: true });
  writeFileSync(join(site, file), text);
};

beforeEach(() => {
  site = mkdtempSync(join(tmpdir(), 'cornerbell-bundle-'));
  const chunks = {
    'src/boot/boot.ts': { file: 'assets/boot-a.js' },
    'src/style.css': { file: 'assets/style-a.css' },
  };
  write('.vite/manifest.json', JSON.stringify(chunks));
  write('assets/boot-a.js', 'export {};');
  write('assets/style-a.css', 'p{color:red}');
});

afterEach(() => rmSync(site, { recursive: true }));

it('names every file of the site, what stands in hidden folders of `public` too, and no manifest', () => {
  write('.well-known/security.txt', 'Contact: mailto:security@example.com');
  write('images/founders.svg', '<svg/>');

  const { files, manifest } = settleBundle(site);
  expect(files).toEqual([
    '/.well-known/security.txt',
    '/assets/boot-a.js',
    `/${manifest['src/style.css']?.file}`,
    '/images/founders.svg',
  ]);
});
