import { resolve } from 'node:path';
import { rateLimitOf, readEnvironment } from '../environment.ts';
import { placeOf } from '../host/open-database.ts';
import { openHost } from '../host/open-host.ts';
import { calmLog } from '../log.ts';
import { fail, refuse, story } from './exit.ts';
import { dataDirOf, parseFlags, portOf } from './flags.ts';

// Whatever the database writes is for this user only.
process.umask(0o077);

const flags = parseFlags(
  {
    port: { type: 'string' },
    host: { type: 'string' },
    data: { type: 'string' },
    site: { type: 'string' },
    'rate-limit': { type: 'string' },
    'behind-proxy': { type: 'boolean' },
  },
  'serve [--port N] [--host ADDRESS] [--data DIR] [--site DIR] [--rate-limit N] [--behind-proxy]',
);

function settings() {
  try {
    const environment = readEnvironment(process.env);
    const limit = flags['rate-limit'];
    return limit === undefined ? environment : { ...environment, rateLimit: rateLimitOf(limit) };
  } catch (error) {
    return refuse(error instanceof Error ? error.message : String(error));
  }
}

const { databaseUrl: configuredUrl, ...environment } = settings();
// A folder that is named is meant, whatever the environment says.
const databaseUrl = flags.data === undefined ? configuredUrl : undefined;
const dataDir = dataDirOf(flags.data);
const host = await openHost({
  ...environment,
  dataDir,
  databaseUrl,
  port: portOf(flags.port ?? (process.env['PORT'] || '4173')),
  ...(flags.host !== undefined && { host: flags.host }),
  ...(flags.site !== undefined && { siteDir: resolve(flags.site) }),
  ...(flags['behind-proxy'] && !environment.trustedProxy && { trustedProxy: { hops: 1 } }),
  log: calmLog((message, cause) => {
    const details = cause === undefined ? '' : ` ${story(cause)}`;
    process.stderr.write(`${new Date().toISOString()} ${message}${details}\n`);
  }),
}).catch(fail);

/** How long after a signal another one is its echo, in milliseconds: the terminal and `npm start` both send Ctrl-C. */
const echo = 1000;

let asked: number | undefined;
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    if (asked === undefined) {
      asked = performance.now();
      host.close().then(() => process.exit(0), fail);
    } else if (performance.now() - asked > echo) {
      process.exit(130);
    }
  });
}

// Only now, so that whoever has read it may send a signal.
const place = databaseUrl === undefined ? dataDir : placeOf(databaseUrl);
const list = flags.data === undefined ? 'pnpm leads' : `pnpm leads --data ${flags.data}`;
process.stdout.write(`Ready: ${host.url}\nSign-ups are kept in ${place}. List them: ${list}\n`);

await host.ready.catch(fail);
