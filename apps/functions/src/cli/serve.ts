import { resolve } from 'node:path';
import { rateLimitOf, readEnvironment } from '../environment.ts';
import { locationOf } from '../host/open-database.ts';
import { openHost } from '../host/open-host.ts';
import { rateLimitedLog } from '../log.ts';
import { describeError, fail, refuse } from './exit.ts';
import { dataDirOf, parseFlags, portOf } from './flags.ts';

// The database's files are readable by this user only.
process.umask(0o077);

const { values: flags } = parseFlags(
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
// --data overrides DATABASE_URL.
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
  log: rateLimitedLog((message, cause) => {
    const details = cause === undefined ? '' : ` ${describeError(cause)}`;
    process.stderr.write(`${new Date().toISOString()} ${message}${details}\n`);
  }),
}).catch(fail);

/** A second signal within this many milliseconds is the same Ctrl-C: the terminal and `npm start` both send it. */
const sameSignalMs = 1000;

let asked: number | undefined;
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    if (asked === undefined) {
      asked = performance.now();
      host.close().then(() => process.exit(0), fail);
    } else if (performance.now() - asked > sameSignalMs) {
      process.exit(130);
    }
  });
}

// Printed last, so that a reader may send a signal at once.
const location = databaseUrl === undefined ? dataDir : locationOf(databaseUrl);
const list = flags.data === undefined ? 'pnpm leads' : `pnpm leads --data ${flags.data}`;
process.stdout.write(
  `Ready: ${host.url}\nSign-ups are stored in ${location}. List them: ${list}\n`,
);

await host.ready.catch(fail);
