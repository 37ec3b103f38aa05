// Loaded into each process of a measured command: adds a line with the most memory that it held, in MB.
import { appendFileSync } from 'node:fs';
import process from 'node:process';
import { isMainThread } from 'node:worker_threads';

const file = process.env['USAGE_FILE'];
if (isMainThread && file !== undefined) {
  process.on('exit', () => appendFileSync(file, `${process.resourceUsage().maxRSS / 1024}\n`));
}
