// Loaded into each process of a measured command: adds a line with what the process has used when it ends.
import { appendFileSync } from 'node:fs';
import process from 'node:process';
import { isMainThread } from 'node:worker_threads';

const file = process.env['USAGE_FILE'];
if (isMainThread && file !== undefined) {
  process.on('exit', () => {
    const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage();
    appendFileSync(file, `${JSON.stringify({ maxRSS, cpu: userCPUTime + systemCPUTime })}\n`);
  });
}
