// Runs turbo as of a day: `pnpm build --as-of 2026-12-01`. The day is part of what its cache goes by.
import { spawn } from 'node:child_process';
import { settledDay, takeAsOf } from './as-of.mjs';
import { removeBuiltSite } from './prepare.mjs';

let day;
try {
  day = takeAsOf(process.argv.slice(2));
} catch (error) {
  console.error(error.message);
  process.exit(2);
}
// What watches goes on past midnight: unless a day was asked for, each build takes the day that it is.
const AS_OF = day.rest.includes('dev') ? day.asked : settledDay(day.asked);
removeBuiltSite(day.rest);
const child = spawn('turbo', day.rest, {
  stdio: 'inherit',
  shell: process.platform === 'win32',
  env: { ...process.env, ...(AS_OF && { AS_OF }) },
});
child.on('error', (error) => {
  console.error(`turbo can't be run: ${error.message}. Run this with pnpm, after an install.`);
  process.exit(1);
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
child.on('exit', (code) => process.exit(code ?? 1));
