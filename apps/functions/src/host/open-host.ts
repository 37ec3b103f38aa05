import { leadFunctionPath } from '@cornerbell/api/schema';
import { getConnInfo } from '@hono/node-server/conninfo';
import { Hono } from 'hono';
import { logFault, unavailableSeconds } from '../app.ts';
import { assemble } from '../assemble.ts';
import { createWorkerApp, workerPath } from '../delivery/worker-app.ts';
import type { Environment } from '../environment.ts';
import type { Log } from '../log.ts';
import { listen } from './listen.ts';
import { regularly, type Regularly } from './regularly.ts';
import { openSite } from './site.ts';
import { localStorageIn, serverStorageAt } from './storage.ts';

/** Settings of `openHost`: where it is, and those of the environment. */
export interface HostOptions extends Partial<Environment> {
  /** Folder of the database, created if missing; one host at a time. `databaseUrl` is used instead of it. */
  readonly dataDir: string;
  /** 0 for any free port. */
  readonly port: number;
  /** @default '127.0.0.1' */
  readonly host?: string;
  /** Folder of the built site; left out, only the function is served. */
  readonly siteDir?: string;
  /** Called with every error. */
  readonly log: Log;
}

/** A host that listens. */
export interface Host {
  readonly url: string;
  /** Resolves when the database is open; rejects if it cannot be opened. */
  readonly ready: Promise<void>;
  /** Finishes open requests and deliveries, then closes the database. */
  readonly close: () => Promise<void>;
}

// Longer than clients wait: a lead stored late, and perhaps sent again, is better than one refused.
const databaseTimeoutMs = 30_000;

const readyTimeoutMs = 2000;

const deliverEveryMs = 5000;

const removeExpiredEveryMs = 3_600_000;

/**
 * Serves the function `book-demo-ghl`, `/healthz` (200 while it runs), `/readyz` (200 while the database
 * answers) and a built site, and delivers leads. It listens at once; calls of the function wait while the
 * database opens. Rejects with a `StartError` if the port or the data folder is in use or the site is
 * missing.
 */
export async function openHost(options: HostOptions): Promise<Host> {
  const { dataDir, databaseUrl, siteDir, log, cronSecret, host = '127.0.0.1' } = options;
  const site = siteDir === undefined ? undefined : await openSite(siteDir);
  const storage =
    databaseUrl === undefined
      ? await localStorageIn(dataDir, log)
      : serverStorageAt(databaseUrl, log);
  const sql = {
    query: async <Row>(statement: string, parameters?: readonly unknown[]) => {
      const database = await within(databaseTimeoutMs, storage.open());
      return database.query<Row>(statement, parameters);
    },
  };
  let delivering: Regularly | undefined;
  let removing: Regularly | undefined;
  let isReady = false;
  const { app: leads, worker } = assemble({
    ...options,
    sql,
    defaultProxy: { hops: 0 },
    connectionOf: (c) => getConnInfo(c).remote.address,
    onStored: () => delivering?.soon(),
  });

  const app = new Hono();
  app.onError(logFault(log));
  app.notFound((c) => c.text('Not found\n', 404));
  app.get('/healthz', (c) => c.json({ ok: true }));
  app.get('/readyz', async (c) => {
    const answer = storage.open().then((database) => database.query('select 1'));
    const isAnswered = await within(readyTimeoutMs, answer).then(
      () => true,
      () => false,
    );
    const ok = isReady && isAnswered;
    if (!ok) c.header('retry-after', String(unavailableSeconds));
    return c.json({ ok }, ok ? 200 : 503);
  });
  app.route(leadFunctionPath, leads);
  if (cronSecret !== undefined) app.route(workerPath, createWorkerApp(worker, cronSecret, log));
  if (site) app.route('/', site);

  const server = await listen(app, { host, port: options.port }).catch(async (error: unknown) => {
    await storage.close();
    throw error;
  });
  const url = `http://localhost:${server.port}`;
  const ready = (async () => {
    await storage.open();
    await storage.announce(url);
    isReady = true;
    delivering = regularly(
      (signal) => worker.run({ signal }),
      deliverEveryMs,
      (error) => log('Leads could not be delivered.', error),
    );
    removing = regularly(worker.removeExpired, removeExpiredEveryMs, (error) =>
      log('Expired leads could not be removed.', error),
    );
  })();
  // A caller that ignores `ready` sees the error in the first request.
  ready.catch(() => {});
  return {
    url,
    ready,
    close: once(async () => {
      await server.close();
      await ready.catch(() => undefined);
      await Promise.all([delivering?.stop(), removing?.stop()]);
      await storage.close();
    }),
  };
}

function once<Result>(make: () => Promise<Result>): () => Promise<Result> {
  let made: Promise<Result> | undefined;
  return () => (made ??= make());
}

async function within<Result>(limitMs: number, work: Promise<Result>): Promise<Result> {
  const signal = AbortSignal.timeout(limitMs);
  const expired = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
  });
  return Promise.race([work, expired]);
}
