/** `pnpm screenshots`: takes screenshots of every route and every designed state, and makes a contact sheet. */
import { mkdir, rm } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
// @boundaries-ignore the finder also runs before anything is installed, so it belongs to no package
import { launchOptions } from '../../../.workspace/browser.mjs';
import { widths as knownWidths } from '../e2e/site.ts';
import { serve } from '../local-host/serve.ts';
import { shootColumns, writeContactSheet } from './contact-sheet.ts';
import { writeReadmePictures } from './readme-pictures.ts';
import { shoot } from './shoot.ts';
import { listCaptures } from './captures.ts';

const root = join(import.meta.dirname, '..');
const folder = join(root, '.screenshots');
const say = (line: string) => process.stdout.write(`${line}\n`);

const concurrency = 2;

function refuse(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(2);
}

function readFlags() {
  try {
    return parseArgs({
      options: {
        route: { type: 'string', multiple: true },
        width: { type: 'string', multiple: true },
        readme: { type: 'boolean', default: false },
      },
    }).values;
  } catch (error) {
    const reason = error instanceof Error ? error.message.replace(/\. .*/, '') : String(error);
    return refuse(`${reason}. Usage: pnpm screenshots [--route PATH] [--width PX] [--readme]`);
  }
}

const flags = readFlags();
for (const route of flags.route ?? []) {
  if (!route.startsWith('/')) refuse(`--route: expected a path such as /pricing, not "${route}".`);
}
for (const width of flags.width ?? []) {
  if (!knownWidths.some((known) => String(known) === width)) {
    refuse(`--width: expected one of ${knownWidths.join(', ')}, received "${width}".`);
  }
}
const launch = launchOptions();
if (!launch.executablePath) {
  refuse('No browser was found: install Chromium or Chrome, or name one with CHROMIUM_PATH.');
}

const isWhole = !flags.route && !flags.width;
const captures = listCaptures(flags.route).flatMap((capture) => {
  const widths = capture.widths.filter(
    (width) => !flags.width || flags.width.includes(String(width)),
  );
  return widths.length > 0 ? [{ ...capture, widths }] : [];
});

const host = serve({
  site: join(root, 'dist'),
  data: join(root, '.results/screenshots-leads'),
  isUnlimited: true,
});
const address = await host.ready;
const browser = await chromium.launch(launch);
const started = performance.now();
const failures: string[] = [];
let count = 0;

try {
  if (flags.readme) {
    const files = await writeReadmePictures(browser, address);
    say(`Screenshots of the README: ${files.join(', ')}`);
  } else {
    if (isWhole) await rm(folder, { recursive: true, force: true });
    await mkdir(folder, { recursive: true });
    const queue = captures.values();
    const work = async () => {
      for (const capture of queue) {
        const { name, look, widths } = capture;
        try {
          await shoot(browser, address, folder, capture);
          count += widths.length;
        } catch (error) {
          failures.push(`${name}, ${look}, ${widths.join(', ')} px: ${error}`);
        }
      }
    };
    await Promise.all(Array.from({ length: concurrency }, work));
    const order = listCaptures().map(({ name }) => name);
    await writeContactSheet(folder, order);
    if (isWhole) await shootColumns(browser, folder);
    const seconds = Math.round((performance.now() - started) / 1000);
    say(`${count} screenshots in ${seconds} s: ${relative(process.cwd(), folder)}/index.html`);
  }
} finally {
  await browser.close();
  await host.stop();
}

for (const failure of failures) process.stderr.write(`Failed: ${failure}\n`);
if (failures.length > 0) process.exitCode = 1;
