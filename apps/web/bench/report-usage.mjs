// Preloaded into each process of a measured command: appends its peak memory in MB to a file.
import { appendFileSync } from 'node:fs';
import process from 'node:process';
import { isMainThread } from 'node:worker_threads';

const file = process.env['USAGE_FILE'];
if (isMainThread && file !== undefined) {
  process.on('exit', () => appendFileSync(file, `${process.resourceUsage().maxRSS / 1024}\n`));
}
