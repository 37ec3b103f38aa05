import { resolve } from 'node:path';
import { Command } from 'commander';
import { readEnvironment } from '../environment.ts';
import { locationOf, nameOf } from '../host/database.ts';
import { openHost } from '../host/open-host.ts';
import { createLog } from '../log.ts';
import { fail } from './fail.ts';

interface Flags {
  readonly port: number;
  readonly host?: string;
  readonly data?: string;
  readonly site?: string;
  readonly rateLimit?: string;
  readonly behindProxy?: boolean;
}

async function serve({ data, site, rateLimit, behindProxy, ...flags }: Flags): Promise<void> {
  const settings = readEnvironment({ ...process.env, ...(rateLimit && { RATE_LIMIT: rateLimit }) });
  const location = locationOf(data, settings.databaseUrl);
  const { url, close } = await openHost({
    ...settings,
    ...location,
    ...flags,
    siteDir: site === undefined ? undefined : resolve(site),
    clientIpHeader: settings.clientIpHeader ?? (behindProxy ? 'x-forwarded-for' : undefined),
    log: createLog((line) => process.stderr.write(`${new Date().toISOString()} ${line}\n`)),
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => void close().then(() => process.exit(0), fail));
  }
  // Printed last, so that a reader may send a signal at once.
  const list = `pnpm leads${data === undefined ? '' : ` --data ${data}`}`;
  process.stdout.write(
    `Ready: ${url}\nSign-ups are stored in ${nameOf(location)}. List them: ${list}\nStop with Ctrl-C.\n`,
  );
}

await new Command('serve')
  .description('Serves the function and a built site, and delivers leads.')
  .option('--port <number>', '0 for any free port', Number, 4173)
  .option(
    '--host <address>',
    'the address to listen on, such as 0.0.0.0 in a container',
    '127.0.0.1',
  )
  .option('--data <dir>', 'the folder of the database, instead of DATABASE_URL or .data/leads')
  .option('--site <dir>', 'the built site')
  .option('--rate-limit <number>', 'requests per address in ten minutes, 0 for no limit')
  .option('--behind-proxy', 'identify visitors by the end of X-Forwarded-For')
  .action(serve)
  .parseAsync()
  .catch(fail);
