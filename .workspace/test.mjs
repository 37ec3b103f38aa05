// `npm test`: everything that must hold, from a fresh clone. The last line is the sum of all tests.
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { findBrowser, findFirefox, findNginx, findPostgres, installBrowsers } from './browser.mjs';
import { fail, install, pnpm, root, turbo } from './prepare.mjs';

install();
installBrowsers();

const browser = findBrowser();
if (!browser) {
  fail(
    'No browser was found: install Chromium or Chrome, or name one with CHROMIUM_PATH, and run this again.',
  );
}
console.log(`Browser: ${browser}`);

const further = {
  Firefox: findFirefox(),
  nginx: findNginx(),
  // Its tests prefer a server that is named; the address holds a password.
  PostgreSQL: process.env.DATABASE_URL ? 'the server at DATABASE_URL' : findPostgres(),
};
for (const [name, place] of Object.entries(further)) {
  console.log(
    place ? `${name}: ${place}` : `${name} is not on this machine: its tests are skipped.`,
  );
}

const rooms = ['apps', 'packages'].flatMap((group) =>
  readdirSync(join(root, group)).map((name) => join(group, name)),
);
rooms.push('.workspace/tools');
const resultsOf = (room) => join(root, room, '.results');
for (const room of rooms) rmSync(resultsOf(room), { recursive: true, force: true });

const found = Object.keys(further).filter((name) => further[name]);
const env = {
  CHROMIUM_PATH: browser,
  // What tests run with is part of their result.
  E2E_WITH: found.filter((name) => name !== 'PostgreSQL').join(),
  TEST_WITH: found.filter((name) => name === 'PostgreSQL').join(),
  TURBO_TELEMETRY_DISABLED: '1',
};
const tasks = [
  'check',
  'lint',
  'typecheck',
  'build',
  'test',
  'package',
  'api-report',
  'size',
  'audit',
  'storybook:build',
  'e2e',
  'consumers',
];
const manner = ['--continue', '--log-order=grouped', `--concurrency=${availableParallelism()}`];
const steps = [
  ['The formatting', () => pnpm(['exec', 'prettier', '--check', '--log-level=warn', '.'])],
  ['The boundaries between packages', () => turbo(['boundaries'], { env })],
  ['The licences', () => pnpm(['licence-list', '--check'])],
  ['A task', () => turbo(['run', ...tasks, ...manner], { env })],
  // After the build, which it follows into.
  ['The search for what is unused', () => pnpm(['unused'])],
];
const broken = steps.filter(([, run]) => run().status !== 0).map(([name]) => name);

let passed = 0;
let failed = 0;
for (const room of rooms) {
  for (const file of ['unit.json', 'e2e.json', 'consumers.json'].map((name) =>
    join(resultsOf(room), name),
  )) {
    if (!existsSync(file)) continue;
    const { numPassedTests, numFailedTests, stats } = JSON.parse(readFileSync(file, 'utf8'));
    passed += numPassedTests ?? stats.expected + stats.flaky;
    failed += numFailedTests ?? stats.unexpected;
  }
}

for (const name of broken) console.error(`${name} failed: see above.`);
console.log(`${passed} passed, ${failed} failed`);
process.exit(broken.length > 0 || failed > 0 || passed === 0 ? 1 : 0);
