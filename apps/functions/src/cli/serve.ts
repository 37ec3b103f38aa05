import { resolve } from 'node:path';
import { openHost } from '../host/openHost.ts';
import { fail, story } from './exit.ts';
import { dataDirOf, parseFlags, portOf } from './flags.ts';

const flags = parseFlags(
  {
    port: { type: 'string' },
    host: { type: 'string' },
    data: { type: 'string' },
    site: { type: 'string' },
  },
  'serve [--port N] [--host ADDRESS] [--data DIR] [--site DIR]',
);

const dataDir = dataDirOf(flags.data);
const host = await openHost({
  dataDir,
  port: portOf(flags.port ?? (process.env['PORT'] || '4173')),
  ...(flags.host !== undefined && { host: flags.host }),
  ...(flags.site !== undefined && { siteDir: resolve(flags.site) }),
  log: (message, cause) => {
    const details = cause === undefined ? '' : ` ${story(cause)}`;
    process.stderr.write(`${new Date().toISOString()} ${message}${details}\n`);
  },
}).catch(fail);

const list = flags.data === undefined ? 'pnpm leads' : `pnpm leads --data ${flags.data}`;
process.stdout.write(`Ready: ${host.url}\nSign-ups are kept in ${dataDir}. List them: ${list}\n`);

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  // Once: a second signal ends the process at once.
  process.once(signal, () => {
    host.close().then(() => process.exit(0), fail);
  });
}

await host.ready.catch(fail);
