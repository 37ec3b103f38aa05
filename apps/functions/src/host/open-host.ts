import { FUNCTION_PATH } from '@cornerbell/api/schema';
import { getConnInfo } from '@hono/node-server/conninfo';
import { Hono } from 'hono';
import { createApp, logFault, unavailableSeconds } from '../app.ts';
import { callerAddress, type TrustedProxy } from '../caller-address.ts';
import type { Challenge } from '../challenge.ts';
import type { Target } from '../delivery/target.ts';
import { createWorker } from '../delivery/worker.ts';
import { createWorkerApp, workerPath } from '../delivery/worker-app.ts';
import { createLeadStore, type RateLimit } from '../lead-store.ts';
import { createLinksApp } from '../links-app.ts';
import type { Log } from '../log.ts';
import { listen } from './listen.ts';
import { regularly, type Regularly } from './regularly.ts';
import { openSite } from './site.ts';
import { localStorageIn, serverStorageAt } from './storage.ts';

/** Settings of `openHost`. */
export interface HostOptions {
  /** Folder of the database, created if missing; one host at a time. */
  readonly dataDir: string;
  /** A Postgres server's database, used instead of the folder. */
  readonly databaseUrl?: string | undefined;
  /** 0 for any free port. */
  readonly port: number;
  /** @default '127.0.0.1' */
  readonly host?: string;
  /** Folder of the built site; left out, only the function is served. */
  readonly siteDir?: string;
  /** See `AppOptions`. */
  readonly allowedOrigins?: readonly string[];
  /** Limit per address; left out, there is none. */
  readonly rateLimit?: RateLimit | undefined;
  /**
   * How to find a request's sender.
   * @default { hops: 0 }
   */
  readonly trustedProxy?: TrustedProxy | undefined;
  /**
   * The systems that leads are delivered to.
   * @default []
   */
  readonly targets?: readonly Target[];
  /** See `AppOptions`. */
  readonly challenge?: Challenge | undefined;
  /** Asks subscribers to confirm; left out, they are subscribed at once. */
  readonly confirmation?: Target | undefined;
  /** Allows a cron job to run the worker, besides the host itself. */
  readonly cronSecret?: string | undefined;
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
  const { dataDir, databaseUrl, siteDir, log, host = '127.0.0.1', targets = [] } = options;
  const { trustedProxy = { hops: 0 } } = options;
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
  const { confirmation } = options;
  const names = targets.map(({ name }) => name);
  const worker = createWorker({
    sql,
    targets: confirmation ? [...targets, confirmation] : targets,
    log,
  });
  let delivering: Regularly | undefined;
  let removing: Regularly | undefined;
  let isReady = false;

  const app = new Hono();
  app.onError(logFault(log));
  app.notFound((c) => c.text('Not found\n', 404));
  app.get('/healthz', (c) => c.json({ ok: true }));
  app.get('/readyz', async (c) => {
    const asked = storage.open().then((database) => database.query('select 1'));
    const isAnswered = await within(readyTimeoutMs, asked).then(
      () => true,
      () => false,
    );
    const ok = isReady && isAnswered;
    if (!ok) c.header('retry-after', String(unavailableSeconds));
    return c.json({ ok }, ok ? 200 : 503);
  });
  const leads = createApp({
    store: createLeadStore(sql, {
      targets: names,
      confirms: confirmation !== undefined,
      rateLimit: options.rateLimit,
    }),
    log,
    allowedOrigins: options.allowedOrigins ?? [],
    challenge: options.challenge,
    addressOf: (c) => callerAddress(c.req.raw.headers, getConnInfo(c).remote.address, trustedProxy),
    links:
      confirmation && createLinksApp({ sql, targets: names, onChanged: () => delivering?.soon() }),
    onStored: () => delivering?.soon(),
  });
  app.route(FUNCTION_PATH, leads);
  if (options.cronSecret !== undefined) {
    app.route(workerPath, createWorkerApp(worker, options.cronSecret, log));
  }
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
