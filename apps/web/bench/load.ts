import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import lighthouse, { type Result } from 'lighthouse';
import { chromium } from '@playwright/test';
// @boundaries-ignore the finder also runs before anything is installed, so it belongs to no package
import { launchOptions } from '../../../.workspace/browser.mjs';
import { paths as every } from '../e2e/site.ts';
import { releaseSite } from '../build/hosting/release.ts';
import { freePort } from '../local-host/free-port.ts';
// @boundaries-ignore one file of figures for all packages, so it belongs to none
import { median, report } from '../../../.workspace/figures.ts';
import { builtSite, withSite } from './site.ts';

const rounds = 5;
const paths = process.argv.length > 2 ? process.argv.slice(2) : every;
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** A release of the site without scripts, fonts and styles, as a lower bound for loading. */
async function releaseStripped(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'cornerbell-stripped-'));
  cpSync(builtSite, folder, { recursive: true });
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const file = join(folder, name);
    if (/\.(br|gz|zst)$/.test(name)) rmSync(file);
    if (!name.endsWith('.html')) continue;
    const html = readFileSync(file, 'utf8');
    writeFileSync(
      file,
      html
        .replace(/<style>.*?<\/style>|<script.*?<\/script>/gs, '')
        .replace(/<link rel="(preload|stylesheet)"[^>]*>/g, ''),
    );
  }
  const release = mkdtempSync(join(tmpdir(), 'cornerbell-bare-'));
  await releaseSite(folder, release);
  rmSync(folder, { recursive: true, force: true });
  return release;
}

const valuesOf = (results: readonly Result[], name: string) =>
  results.map(({ audits }) => audits[name]?.numericValue ?? Number.NaN);

const medianOf = (results: readonly Result[], name: string) =>
  Math.round(median(valuesOf(results, name)));

/** Runs Lighthouse with its mobile settings, in the browser whose debugging port is given. */
async function audit(url: string, port: number): Promise<Result> {
  const result = await lighthouse(url, {
    port,
    logLevel: 'error',
    onlyCategories: [...categories],
  });
  if (!result) throw new Error(`Lighthouse gave no result for ${url}.`);
  return result.lhr;
}

const stripped = await releaseStripped();
const port = await freePort();
const options = launchOptions();
const browser = await chromium.launch({
  ...options,
  args: [...options.args, `--remote-debugging-port=${port}`],
});

try {
  const rows = await withSite(builtSite, (site) =>
    withSite(stripped, async (bare) => {
      const measured = [];
      for (const path of paths) {
        const runs: Result[] = [];
        const bareRuns: Result[] = [];
        // Alternating, so that a slow moment of the machine affects both.
        for (let round = 0; round < rounds; round += 1) {
          runs.push(await audit(site + path, port));
          bareRuns.push(await audit(bare + path, port));
        }
        const scores = categories.map((name) =>
          Math.round(median(runs.map((run) => (run.categories[name]?.score ?? 0) * 100))),
        );
        const [fcp, lcp] = ['first-contentful-paint', 'largest-contentful-paint'].map((name) => ({
          ours: medianOf(runs, name),
          bare: medianOf(bareRuns, name),
        }));
        measured.push({
          path,
          scores: scores.join(' '),
          'FCP, ms': fcp?.ours ?? 0,
          'bare FCP, ms': fcp?.bare ?? 0,
          'LCP, ms': lcp?.ours ?? 0,
          'bare LCP, ms': lcp?.bare ?? 0,
          'TBT, ms': medianOf(runs, 'total-blocking-time'),
          CLS: Number(median(valuesOf(runs, 'cumulative-layout-shift')).toFixed(4)),
        });
      }
      return measured;
    }),
  );
  report(
    'Loading',
    `Lighthouse, mobile, median of ${rounds}: performance, accessibility, best practices, SEO. "bare" is the page without scripts, fonts and styles.`,
    rows,
  );
} finally {
  await browser.close();
  rmSync(stripped, { recursive: true, force: true });
}
