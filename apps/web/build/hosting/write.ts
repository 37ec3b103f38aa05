import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { headersFile, redirectsFile } from './netlify.ts';
import type { HostingRules } from './rules.ts';
import { vercelFile } from './vercel.ts';

/** Writes the rules into the folder of a site, in the format of every host. */
export function writeHosting(rules: HostingRules, site: string): void {
  writeFileSync(join(site, '_headers'), headersFile(rules));
  writeFileSync(join(site, '_redirects'), redirectsFile(rules));
  writeFileSync(join(site, 'vercel.json'), vercelFile(rules));
}
