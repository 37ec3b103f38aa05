import { leadFunctionPath } from '@cornerbell/api/schema';
import { getConnInfo } from '@hono/node-server/conninfo';
import { Hono } from 'hono';
import { createApp } from '../app.ts';
import type { Environment } from '../environment.ts';
import { unavailableSeconds, type Log } from '../log.ts';
import { maintain } from '../maintain.ts';
import { deliver } from '../queue.ts';
import { close, listen, portOf } from './listen.ts';
import { openDatabase } from './open-database.ts';
import { repeat } from './repeat.ts';
import { openSite } from './site.ts';

/** Settings of `openHost`: where it is, and those of the environment. */
export interface HostOptions extends Partial<Environment> {
  /** Folder of the database, created if missing; one host at a time. `databaseUrl` is used instead of it. */
  readonly dataDir: string;
  /** 0 for any free port. */
  readonly port: number;
  /** @default '127.0.0.1' */
  readonly host?: string | undefined;
  /** Folder of the built site; left out, only the function is served. */
  readonly siteDir?: string | undefined;
  /** Called with every error. */
  readonly log: Log;
}

const deliverEveryMs = 5000;
const maintainEveryMs = 3_600_000;
const checkEveryMs = 1000;

/**
 * Serves the function `book-demo-ghl`, `/healthz` (200 while it runs), `/readyz` (200 while the database
 * answers) and a built site, and delivers leads. `close` finishes open requests and deliveries, then closes
 * the database. Rejects if the port or the data folder is in use, the database cannot be
 * opened or the site is missing.
 */
export async function openHost(options: HostOptions) {
  const { siteDir, log, targets = [], host, port } = options;
  const site = siteDir === undefined ? undefined : await openSite(siteDir);
  const database = await openDatabase(options, log);
  // A loop for each target, so that none waits for another.
  const deliveries = targets.map((target) =>
    repeat(
      (signal) => deliver(database, target, { log, signal }),
      deliverEveryMs,
      (error) => log('delivery', error),
    ),
  );
  const maintenance = repeat(
    () => maintain(database, targets),
    maintainEveryMs,
    (error) => log('maintenance', error),
  );
  let isReady = true;
  const check = async () => {
    await database.query('select 1');
    isReady = true;
  };
  const checks = repeat(check, checkEveryMs, () => {
    isReady = false;
  });

  const app = new Hono();
  app.onError((error, c) => {
    log('request', error);
    return c.text('Internal server error\n', 500);
  });
  app.get('/healthz', (c) => c.json({ ok: true }));
  app.get('/readyz', (c) => {
    if (!isReady) c.header('retry-after', String(unavailableSeconds));
    return c.json({ ok: isReady }, isReady ? 200 : 503);
  });
  app.route(
    leadFunctionPath,
    createApp({
      ...options,
      database,
      connectionOf: (c) => getConnInfo(c).remote.address,
      onStored: () => deliveries.forEach(({ schedule }) => schedule()),
    }),
  );
  if (site) app.route('/', site);

  async function end(): Promise<void> {
    await Promise.all([...deliveries, maintenance, checks].map(({ stop }) => stop()));
    await database.close();
  }
  const server = await listen(app, port, host).catch(async (error: unknown) => {
    await end();
    throw error;
  });
  let closed: Promise<void> | undefined;
  return {
    url: `http://localhost:${portOf(server)}`,
    close: () => (closed ??= close(server).then(end)),
  };
}
