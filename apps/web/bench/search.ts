// Measures how long the search takes after each key, in a browser on a slow processor.
import { join } from 'node:path';
import { rmSync } from 'node:fs';
import process from 'node:process';
import { buildGeneratedSite } from './generated-site.ts';
// @boundaries-ignore one file of figures for all packages, so it belongs to none
import { median, report } from '../../../.workspace/figures.ts';
import { openBrowser, withSite } from './site.ts';

const posts = 10_000;
/** The budget of the slowest key, in milliseconds. */
const limit = 8;
/** The factor by which a phone is slower than this machine. */
const slowdown = 4;
const rounds = 5;
const typed = 'sparring clearance';

const folder = join(import.meta.dirname, '../.results/search');
const { site } = await buildGeneratedSite(folder, posts);

/** The median over the rounds for each key, in milliseconds. */
const times = await withSite(site, async (origin) => {
  const browser = await openBrowser();
  const page = await browser.newPage();
  await page.addInitScript(() => {
    const spent: number[] = [];
    Object.assign(window, { spent });
    // The page itself measures each search.
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntriesByName('cornerbell:search')) spent.push(duration);
    }).observe({ type: 'measure' });
  });
  await page.goto(`${origin}/resources`);
  const field = page.getByRole('searchbox');
  const indexLoaded = page.waitForResponse(/search\.json$/);
  await field.focus();
  await page.waitForFunction(() => performance.getEntriesByName('page:hydrated').length > 0);
  await field.fill(typed);
  await indexLoaded;
  await page.waitForFunction(() => (window as unknown as { spent: number[] }).spent.length > 0);
  await field.fill('');
  await page.waitForTimeout(1000);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const slowest: number[][] = [];
  for (let round = 0; round < rounds; round += 1) {
    const keys: number[] = [];
    for (const key of typed) {
      await page.evaluate(() => (window as unknown as { spent: number[] }).spent.splice(0));
      await field.press(key === ' ' ? 'Space' : key);
      await page.waitForFunction(() => (window as unknown as { spent: number[] }).spent.length > 0);
      keys.push(
        await page.evaluate(() => Math.max(...(window as unknown as { spent: number[] }).spent)),
      );
    }
    slowest.push(keys);
    await field.fill('');
    await page.waitForTimeout(500);
  }
  await browser.close();
  return Array.from(typed, (_, index) => median(slowest.map((keys) => keys[index] ?? 0)));
});
rmSync(folder, { recursive: true, force: true });

const worst = Math.max(...times);
report(
  'Search',
  `${posts.toLocaleString('en')} posts, a processor ${slowdown} times slower, "${typed}" typed ${rounds} times; the budget is ${limit} ms a key.`,
  [{ 'slowest key, ms': worst.toFixed(1), 'median key, ms': median(times).toFixed(1) }],
);
if (worst > limit) process.exitCode = 1;
