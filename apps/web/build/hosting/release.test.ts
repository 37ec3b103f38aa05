import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { hashFile, releaseSite } from './release.ts';

let folder = '';
const site = () => join(folder, 'dist');
const release = (name = '') => join(folder, 'release', name);

function write(name: string, text: string) {
  mkdirSync(dirname(join(site(), name)), { recursive: true });
  writeFileSync(join(site(), name), text);
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'release-'));
  write('index.html', '<p>words</p>'.repeat(200));
  write('faq/index.json', '{"a":1}'.repeat(200));
  write('.well-known/security.txt', 'Contact: mailto:security@example.com\n'.repeat(20));
  write('inter.woff2', 'font'.repeat(200));
  write('tiny.txt', 'a');
});

afterEach(() => rmSync(folder, { recursive: true }));

it('puts a copy after brotli beside every text file that it makes smaller', async () => {
  await expect(releaseSite(site(), release())).resolves.toEqual({ files: 5, compressed: 3 });
  for (const name of ['index.html', 'faq/index.json', '.well-known/security.txt']) {
    const text = readFileSync(join(site(), name));
    expect(readFileSync(release(name))).toEqual(text);
    expect(brotliDecompressSync(readFileSync(release(`${name}.br`)))).toEqual(text);
  }
  expect(existsSync(release('inter.woff2'))).toBe(true);
  expect(existsSync(release('inter.woff2.br'))).toBe(false);
  expect(existsSync(release('tiny.txt.br'))).toBe(false);
});

async function hashOf() {
  await releaseSite(site(), release());
  return readFileSync(release(hashFile), 'utf8');
}

it('has the same hash as long as no file of the site changes', async () => {
  const first = await hashOf();
  expect(await hashOf()).toBe(first);
  write('tiny.txt', 'b');
  expect(await hashOf()).not.toBe(first);
});

it('may be read by another user', async () => {
  chmodSync(join(site(), 'faq'), 0o700);
  chmodSync(join(site(), 'index.html'), 0o600);
  await releaseSite(site(), release());
  const modeOf = (name: string) => (statSync(release(name)).mode & 0o777).toString(8);
  expect(['', 'faq', 'index.html', 'index.html.br'].map(modeOf)).toEqual([
    '755',
    '755',
    '644',
    '644',
  ]);
});

it('leaves nothing of an earlier release', async () => {
  await releaseSite(site(), release());
  rmSync(join(site(), 'faq'), { recursive: true });
  await releaseSite(site(), release());
  expect(existsSync(release('faq'))).toBe(false);
});
