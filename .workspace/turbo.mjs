// Runs turbo as of a day: `pnpm build --as-of 2026-12-01`. The day is part of the cache key.
import { spawn } from 'node:child_process';
import { takeAsOf, today } from './as-of.mjs';
import { removeBuiltSite } from './prepare.mjs';

let day;
try {
  day = takeAsOf(process.argv.slice(2));
} catch (error) {
  console.error(error.message);
  process.exit(2);
}
// A watcher runs past midnight: unless a day is given, each of its builds uses the current one.
const AS_OF = day.rest.includes('dev') ? day.asked : (day.asked ?? today());
removeBuiltSite(day.rest);
const child = spawn('turbo', day.rest, {
  stdio: 'inherit',
  shell: process.platform === 'win32',
  env: { ...process.env, ...(AS_OF && { AS_OF }) },
});
child.on('error', (error) => {
  console.error(
    `turbo could not be started: ${error.message}. Run pnpm install, then this again with pnpm.`,
  );
  process.exit(1);
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
child.on('exit', (code) => process.exit(code ?? 1));
