import { join } from 'node:path';
import getPort from 'get-port';
import lighthouse, { type Result } from 'lighthouse';
import { chromium } from '@playwright/test';
// @boundaries-ignore it also runs before anything is installed, so it belongs to no package
import { launchOptions } from '../../../scripts/setup.mjs';
// @boundaries-ignore one file of figures for all packages, so it belongs to none
import { median, report } from '../../../bench/figures.ts';
import { listedPaths } from '../build/listed-paths.ts';
import { serve } from '../local-host/serve.ts';

const rounds = 5;
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

const medianOf = (results: readonly Result[], name: string) =>
  median(results.map(({ audits }) => audits[name]?.numericValue ?? Number.NaN));

/** Runs Lighthouse with its own mobile settings in a browser that listens on a port. */
async function audit(url: string, port: number): Promise<Result> {
  const result = await lighthouse(url, {
    port,
    logLevel: 'error',
    onlyCategories: [...categories],
  });
  if (!result) throw new Error(`Lighthouse gave no result for ${url}.`);
  return result.lhr;
}

const port = await getPort();
const options = launchOptions();
const browser = await chromium.launch({
  ...options,
  args: [...options.args, `--remote-debugging-port=${port}`],
});

const { origin, stop } = await serve('.release/site');
try {
  const rows = [];
  for (const path of listedPaths(join(import.meta.dirname, '..'))) {
    const runs: Result[] = [];
    for (let round = 0; round < rounds; round += 1) runs.push(await audit(origin + path, port));
    const scores = categories.map((name) =>
      Math.round(median(runs.map((run) => (run.categories[name]?.score ?? 0) * 100))),
    );
    rows.push({
      path,
      scores: scores.join(' '),
      'FCP, ms': Math.round(medianOf(runs, 'first-contentful-paint')),
      'LCP, ms': Math.round(medianOf(runs, 'largest-contentful-paint')),
      'TBT, ms': Math.round(medianOf(runs, 'total-blocking-time')),
      CLS: Number(medianOf(runs, 'cumulative-layout-shift').toFixed(4)),
    });
  }
  report(
    'Loading',
    `Lighthouse, mobile, median of ${rounds}: performance, accessibility, best practices, SEO.`,
    rows,
  );
} finally {
  await browser.close();
  await stop();
}
