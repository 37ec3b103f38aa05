import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, it } from 'vitest';
import { guideCardData } from '../../src/library/card-data.ts';
import { testFolder, testLibrary } from '../../src/testing/library.ts';
import { drawPreview } from './guide-pdf.ts';
import { previewName, previewSize, withPreviews } from './previews.ts';

const { guides, site } = testLibrary;
const [first, second] = [guides[0]!, guides[1]!];
const folder = mkdtempSync(join(tmpdir(), 'previews-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('draws the top of the first page, with its title in black on white', async () => {
  const picture = await drawPreview(first, {
    siteName: site.company.name,
    origin: 'https://gym.test',
    contentFolder: testFolder,
  });
  expect(await sharp(picture).metadata()).toMatchObject({ format: 'webp', ...previewSize });
  const { channels } = await sharp(picture).stats();
  expect(channels.every(({ min, max }) => min < 40 && max > 250)).toBe(true);
});

it('gives a guide the picture that is drawn, and leaves another to the cover art', () => {
  const path = join(folder, previewName(first));
  writeFileSync(path, '');
  const { library, files } = withPreviews(testLibrary, folder);
  const address = `/resources/guides/${first.slug}.webp`;
  expect([...files]).toEqual([[address, path]]);
  expect(guideCardData(first, library).sheet).toEqual({ src: address, ...previewSize });
  expect(guideCardData(second, library).sheet).toBeUndefined();
});
