import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { drawCard } from './draw-card.ts';
import { readCardDesign } from './design.ts';
import { cardAddress, type WantedCard } from '../../src/metadata/card.ts';
import type { CardSpec } from '../../src/page.ts';
import { writeCards } from './write-cards.ts';

const spec: CardSpec = {
  label: 'Gym Tips',
  title: 'Ten days quiet',
  hue: 'green',
  seed: 'ten-days-quiet',
  note: 'July 14, 2025 · 5 min read',
  site: 'Cornerbell',
};
const other = { ...spec, title: 'Eleven days quiet' };
const design = readCardDesign();
const path = '/resources/blog/ten-days-quiet';
const wanted = (...specs: readonly CardSpec[]): Record<string, WantedCard> =>
  Object.fromEntries(specs.map((each) => [cardAddress(each, design), { path, spec: each }]));
const [first, second] = [cardAddress(spec, design), cardAddress(other, design)];

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cards-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

const site = () => join(folder, 'dist');
const write = (...specs: readonly CardSpec[]) =>
  writeCards(wanted(...specs), site(), join(folder, '.cards'));
const read = (address: string) => readFileSync(join(site(), address));

it('draws a PNG of 1200 by 630, once', async () => {
  expect(await write(spec)).toBe(1);
  const png = read(first);
  expect(png.toString('latin1', 1, 4)).toBe('PNG');
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);

  rmSync(site(), { recursive: true });
  expect(await write(spec, other)).toBe(1);
  expect(read(first)).toEqual(png);
  expect(read(second).equals(png)).toBe(false);
});

it('changes the address with the content and with the design', () => {
  const addresses = [first, second, cardAddress(spec, 'another design')];
  expect(new Set(addresses).size).toBe(3);
  for (const address of addresses) expect(address).toMatch(/^\/cards\/[\w-]{10}\.png$/);
});

const drawn = (title: string, at = path) => drawCard({ path: at, spec: { ...spec, title } });

it('reports a letter that no font has, with its page', async () => {
  await expect(drawn('Ten days quiet 🥊')).rejects.toThrow(`${path} has no font with "🥊"`);
  await expect(drawn('日')).rejects.toThrow('"日"');
  await expect(drawn('Ten days ☃', '/pricing')).rejects.toThrow('/pricing');
  for (const title of ['Łódź, Győr, Iași', 'Бокс в Одесі', 'Αθήνα → ✓']) await drawn(title);
});
