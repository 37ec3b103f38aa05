// The task `release`: compares the release with the live site, so that no address is lost.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { listedRoutes } from '../listed-paths.ts';
import { readOptions } from '../options.ts';
import { readOrigin } from '../origin.ts';
import { readSettings } from '../settings.ts';
import { describeLostPages, readSitemap } from './lost-pages.ts';

const { site, lists, origin } = readOptions(process.argv.slice(2));
const { deliversApplications, functionsUrl } = readSettings(process.env);
const redirects = readFileSync(join(site, '_redirects'), 'utf8').split('\n');
const reachable = new Set([
  ...listedRoutes(lists).flat(),
  ...redirects.map((line) => line.replace(/ .*/, '')),
]);
// A preview is compared with the site that it would replace.
const live = readOrigin(process.env['LIVE_URL'] || origin);
try {
  const lost = describeLostPages(await readSitemap(live), reachable);
  process.stderr.write(lost);
  if (lost) process.exitCode = 1;
} catch (error) {
  process.stderr.write(
    `Warning: ${live} can't be compared with this release: ${String(error)}. At the first release, that is right.\n`,
  );
}
process.stdout.write(
  deliversApplications
    ? `Applications are delivered to ${functionsUrl || 'the function on the same host'}.\n`
    : "Applications are logged in the visitor's browser and not sent: APPLICATION_DELIVERY=function delivers them.\n",
);
