import { resolve } from 'node:path';
import { rateLimitOf, readEnvironment } from '../environment.ts';
import { locationOf } from '../host/open-database.ts';
import { openHost } from '../host/open-host.ts';
import { rateLimitedLog } from '../log.ts';
import { describeError, fail, UsageError } from './exit.ts';
import { dataDirOf, parseFlags, portOf } from './flags.ts';

// The database's files are readable by this user only.
process.umask(0o077);

const usage =
  'serve [--port N] [--host ADDRESS] [--data DIR] [--site DIR] [--rate-limit N] [--behind-proxy]';

/** The settings in the environment. Throws a UsageError if one is wrong. */
function environmentWith(rateLimit: string | undefined) {
  try {
    const environment = readEnvironment(process.env);
    return rateLimit === undefined
      ? environment
      : { ...environment, rateLimit: rateLimitOf(rateLimit) };
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error), { cause: error });
  }
}

async function readSettings(args: readonly string[]) {
  const { values } = parseFlags(
    args,
    {
      port: { type: 'string' },
      host: { type: 'string' },
      data: { type: 'string' },
      site: { type: 'string' },
      'rate-limit': { type: 'string' },
      'behind-proxy': { type: 'boolean' },
    },
    usage,
  );
  const port = portOf(values.port ?? (process.env['PORT'] || '4173'));
  return { flags: values, port, ...environmentWith(values['rate-limit']) };
}

const { flags, ...settings } = await readSettings(process.argv.slice(2)).catch(fail);

// --data overrides DATABASE_URL.
const databaseUrl = flags.data === undefined ? settings.databaseUrl : undefined;
const dataDir = dataDirOf(flags.data);
const host = await openHost({
  ...settings,
  dataDir,
  databaseUrl,
  ...(flags.host !== undefined && { host: flags.host }),
  ...(flags.site !== undefined && { siteDir: resolve(flags.site) }),
  ...(flags['behind-proxy'] && !settings.trustedProxy && { trustedProxy: { hops: 1 } }),
  log: rateLimitedLog((message, cause) => {
    const details = cause === undefined ? '' : ` ${describeError(cause)}`;
    process.stderr.write(`${new Date().toISOString()} ${message}${details}\n`);
  }),
}).catch(fail);

/** A second signal within this many milliseconds is the same Ctrl-C: the terminal and `npm start` both send it. */
const sameSignalMs = 1000;

let stoppingSince: number | undefined;
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    if (stoppingSince === undefined) {
      stoppingSince = performance.now();
      host.close().then(() => process.exit(0), fail);
    } else if (performance.now() - stoppingSince > sameSignalMs) {
      process.exit(130);
    }
  });
}

// Printed last, so that a reader may send a signal at once.
const location = databaseUrl === undefined ? dataDir : locationOf(databaseUrl);
const list = flags.data === undefined ? 'pnpm leads' : `pnpm leads --data ${flags.data}`;
process.stdout.write(
  `Ready: ${host.url}\nSign-ups are stored in ${location}. List them: ${list}\nStop with Ctrl-C.\n`,
);

await host.ready.catch(fail);
