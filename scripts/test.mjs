// `npm test`: everything that must hold, from a fresh clone. The last line is the sum of all tests.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findChromium, install, installChromium, pnpm, root } from './setup.mjs';

const start = Date.now();

/** Prints a line with the time since the start, such as `3:07  Browser tests`. */
function report(line) {
  const time = new Date(Date.now() - start).toISOString().slice(14, 19);
  console.log(`${time}  ${line}`);
}

const turbo = (...tasks) =>
  pnpm('exec', 'turbo', 'run', ...tasks, '--continue', '--output-logs=errors-only');

const steps = {
  'format and boundaries between packages': [
    () => pnpm('exec', 'oxfmt', '--check'),
    () => pnpm('exec', 'turbo', 'boundaries'),
  ],
  // A third task uses the time in which another waits for a database or a process.
  'content, lint, types, unit tests, packages and sizes': [
    () => turbo('check', 'lint', 'typecheck', 'test', 'package', 'size', '--concurrency=150%'),
  ],
  'API reference, unused code and browser tests': [
    () => pnpm('exec', 'typedoc'),
    () => pnpm('exec', 'knip'),
    () => turbo('e2e'),
  ],
};

await install();
installChromium();
report(`Browser: ${findChromium()}`);

// Long tasks would leave the terminal silent.
setInterval(() => report('still running'), 60_000).unref();
const failed = [];
for (const [name, commands] of Object.entries(steps)) {
  report(name);
  const results = await Promise.all(commands.map((run) => run()));
  if (results.includes(false)) failed.push(name);
}

const results = ['apps', 'packages']
  .flatMap((group) => readdirSync(join(root, group)).map((name) => join(root, group, name)))
  .flatMap((folder) => ['unit', 'e2e'].map((kind) => join(folder, '.results', `${kind}.json`)))
  .filter((file) => existsSync(file))
  .map((file) => JSON.parse(readFileSync(file, 'utf8')));
const sum = (count) => results.reduce((total, result) => total + count(result), 0);
const passed = sum(({ numPassedTests, stats }) => numPassedTests ?? stats.expected);
// What passes at a second attempt only has failed.
const failures = sum(
  ({ numFailedTests, stats }) => numFailedTests ?? stats.unexpected + stats.flaky,
);

report('done');
for (const name of failed) console.error(`Failed: ${name}. See above.`);
console.log(`${passed} passed, ${failures} failed`);
process.exit(failed.length > 0 || failures > 0 || passed === 0 ? 1 : 0);
