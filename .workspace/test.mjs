// `npm test`: everything that must hold, from a fresh clone. Each step prints a line, and its output where it
// fails. The last line is the sum of all tests.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { findBrowser, findFirefox, installBrowsers } from './browser.mjs';
import { fail, install, pnpm, root, turbo } from './prepare.mjs';

const start = Date.now();

/** Prints a line with the time since the start, such as `3:07  web test`. */
function report(line) {
  const seconds = Math.round((Date.now() - start) / 1000);
  const time = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  console.log(`${time.padStart(5)}  ${line}`);
}

install();
installBrowsers();

const browser = findBrowser();
if (!browser) {
  fail(
    'No browser was found: install Chromium or Chrome, or name one with CHROMIUM_PATH, and run this again.',
  );
}
report(`Browser: ${browser}`);

const firefox = findFirefox();
report(firefox ? `Firefox: ${firefox}` : 'Firefox is not on this machine: its tests are skipped.');

const workspaces = ['apps', 'packages'].flatMap((group) =>
  readdirSync(join(root, group)).map((name) => join(group, name)),
);
workspaces.push('.workspace/tools');
const resultsOf = (workspace) => join(root, workspace, '.results');
for (const workspace of workspaces) rmSync(resultsOf(workspace), { recursive: true, force: true });

const env = {
  CHROMIUM_PATH: browser,
  // Whether Firefox is there is part of the cache key of the browser tests.
  E2E_WITH: firefox ? 'Firefox' : '',
  TURBO_TELEMETRY_DISABLED: '1',
};

/** Runs commands beside each other; prints the output of each that fails. */
async function runCommands(...commands) {
  const results = await Promise.all(
    commands.map(async ([run, args]) => {
      const child = run(args, { env, run: spawn, stdio: 'pipe' });
      const [[code], ...output] = await Promise.all([
        once(child, 'close'),
        text(child.stdout),
        text(child.stderr),
      ]);
      if (code !== 0) process.stderr.write(output.join(''));
      return code === 0;
    }),
  );
  return results.every(Boolean);
}

/** Runs tasks of all packages with what they depend on; prints the output of each that fails. */
async function runTasks(tasks, ...options) {
  const flags = ['--continue', '--output-logs=errors-only', ...options];
  const child = turbo(['run', ...tasks, ...flags], { env, run: spawn });
  // A long task would leave the terminal silent.
  const pulse = setInterval(() => report(`  still running: ${tasks.join(', ')}`), 30_000);
  const [code] = await once(child, 'close');
  clearInterval(pulse);
  return code === 0;
}

const steps = {
  'formatting, licences and boundaries between packages': () =>
    runCommands(
      [pnpm, ['exec', 'oxfmt', '--check']],
      [pnpm, ['licence-list', '--check']],
      [turbo, ['boundaries']],
    ),
  'build, content, lint and types': () => runTasks(['build', 'check', 'lint', 'typecheck']),
  'unit tests, packages, sizes, API reference and unused code': async () => {
    const results = await Promise.all([
      // A third task uses the time in which another waits for a database or a process.
      runTasks(['test', 'package', 'size'], '--concurrency=150%'),
      // These two read what the build has written.
      runCommands([pnpm, ['reference']], [pnpm, ['unused']]),
    ]);
    return results.every(Boolean);
  },
  'Storybook and browser tests': () => runTasks(['storybook:build', 'e2e']),
  'the packed packages in other apps': () => runCommands([pnpm, ['rehearsal']]),
};
const failedSteps = [];
for (const [index, [name, run]] of Object.entries(steps).entries()) {
  report(`Step ${index + 1} of ${Object.keys(steps).length}: ${name}`);
  if (!(await run())) failedSteps.push(name);
}

let passed = 0;
let failed = 0;
for (const workspace of workspaces) {
  for (const name of ['unit.json', 'e2e.json', 'rehearsal.json']) {
    const file = join(resultsOf(workspace), name);
    if (!existsSync(file)) continue;
    const { numPassedTests, numFailedTests, stats } = JSON.parse(readFileSync(file, 'utf8'));
    passed += numPassedTests ?? stats.expected + stats.flaky;
    failed += numFailedTests ?? stats.unexpected;
  }
}

for (const name of failedSteps) console.error(`Failed: ${name}. See above.`);
report('done');
console.log(`${passed} passed, ${failed} failed`);
process.exit(failedSteps.length > 0 || failed > 0 || passed === 0 ? 1 : 0);
