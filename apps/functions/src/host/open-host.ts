import { leadFunctionPath } from '@cornerbell/api/schema';
import { getConnInfo } from '@hono/node-server/conninfo';
import { Hono } from 'hono';
import { unavailableSeconds } from '../app.ts';
import type { Database } from '../database.ts';
import type { Environment } from '../environment.ts';
import type { Log } from '../log.ts';
import { removeExpired, tellGivenUp } from '../maintain.ts';
import { deliver } from '../queue.ts';
import { allTargets, createService } from '../service.ts';
import { listen } from './listen.ts';
import { storageAt } from './open-database.ts';
import { repeat, type Repeated } from './repeat.ts';
import { openSite } from './site.ts';

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
const readyForMs = 1000;
const deliverEveryMs = 5000;
const maintainEveryMs = 3_600_000;

/**
 * Serves the function `book-demo-ghl`, `/healthz` (200 while it runs), `/readyz` (200 while the database
 * answers) and a built site, and delivers leads. It listens at once; calls of the function wait while the
 * database opens. Rejects with a `StartError` if the port or the data folder is in use or the site is
 * missing.
 */
export async function openHost(options: HostOptions): Promise<Host> {
  const { siteDir, log, host = '127.0.0.1' } = options;
  const site = siteDir === undefined ? undefined : await openSite(siteDir);
  const storage = await storageAt(options, log);
  const opening = Promise.withResolvers<Database>();
  // A caller that ignores `ready` sees the error in the first request.
  opening.promise.catch(() => {});
  const opened = () => within(databaseTimeoutMs, opening.promise);
  const database: Database = {
    query: async (...statement) => (await opened()).query(...statement),
    transaction: async (work) => (await opened()).transaction(work),
    close: async () => (await opening.promise.catch(() => undefined))?.close(),
  };
  let loops: readonly Repeated[] = [];
  let maintenance: Repeated | undefined;
  const leads = createService({
    ...options,
    database,
    defaultProxy: { hops: 0 },
    connectionOf: (c) => getConnInfo(c).remote.address,
    onStored: () => loops.forEach(({ soon }) => soon()),
  });

  const app = new Hono();
  app.onError((error, c) => {
    log('request', error);
    return c.text('Internal server error\n', 500);
  });
  app.notFound((c) => c.text('Not found\n', 404));
  app.get('/healthz', (c) => c.json({ ok: true }));
  const isReady = remembered(readyForMs, () =>
    within(
      readyTimeoutMs,
      opening.promise.then((open) => open.query('select 1')),
    ).then(
      () => true,
      () => false,
    ),
  );
  app.get('/readyz', async (c) => {
    const ok = await isReady();
    if (!ok) c.header('retry-after', String(unavailableSeconds));
    return c.json({ ok }, ok ? 200 : 503);
  });
  app.route(leadFunctionPath, leads);
  if (site) app.route('/', site);

  const server = await listen(app, { host, port: options.port }).catch((error: unknown) => {
    storage.release();
    throw error;
  });
  storage.open().then(opening.resolve, opening.reject);
  const run = async () => {
    await opening.promise;
    // A loop for each target, so that none waits for another.
    loops = allTargets(options).map((target) =>
      repeat(
        (signal) => deliver(database, target, { log, signal }),
        deliverEveryMs,
        (error) => log('delivery', error),
      ),
    );
    const maintain = async () => {
      await removeExpired(database);
      await tellGivenUp(database, options.targets ?? []);
    };
    maintenance = repeat(maintain, maintainEveryMs, (error) => log('maintenance', error));
  };
  const ready = run();
  ready.catch(() => {});
  let closed: Promise<void> | undefined;
  const close = async () => {
    await server.close();
    await ready.catch(() => {});
    await Promise.all([...loops, maintenance].map((loop) => loop?.stop()));
    await database.close();
  };
  return { url: `http://localhost:${server.port}`, ready, close: () => (closed ??= close()) };
}

/** Shares each result for so many milliseconds, so that many callers cause few questions. */
function remembered<Result>(ms: number, ask: () => Promise<Result>): () => Promise<Result> {
  let last: { readonly at: number; readonly result: Promise<Result> } | undefined;
  return () => {
    if (last === undefined || performance.now() - last.at > ms)
      last = { at: performance.now(), result: ask() };
    return last.result;
  };
}

async function within<Result>(limitMs: number, work: Promise<Result>): Promise<Result> {
  const signal = AbortSignal.timeout(limitMs);
  const expired = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
  });
  return Promise.race([work, expired]);
}
