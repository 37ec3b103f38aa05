// Leaves in dist what the last build, or the cache in its place, has written.
import process from 'node:process';
import { readOptions } from './options.ts';
import { sweepSite } from './site-files.ts';

const { site, cache } = readOptions(process.argv.slice(2));
const removed = sweepSite(site, cache);
if (removed.length > 0) process.stdout.write(`${removed.length} files of another build removed\n`);
