import { FUNCTION_PATH } from '@cornerbell/api/schema';
import { getConnInfo } from '@hono/node-server/conninfo';
import { Hono } from 'hono';
import { createApp, logFault, UNAVAILABLE_SECONDS } from '../app.ts';
import { callerAddress, type TrustedProxy } from '../caller-address.ts';
import type { Challenge } from '../challenge.ts';
import type { Target } from '../delivery/target.ts';
import { createWorker } from '../delivery/worker.ts';
import { createWorkerApp, WORKER_PATH } from '../delivery/worker-app.ts';
import { createLeadStore, type RateLimit } from '../lead-store.ts';
import { createLinksApp } from '../links-app.ts';
import type { Log } from '../log.ts';
import { listen } from './listen.ts';
import { regularly, type Regularly } from './regularly.ts';
import { openSite } from './site.ts';
import { localStorageIn, serverStorageAt } from './storage.ts';

/** What a host serves, and where. */
export interface HostOptions {
  /** Folder of the database, made if there is none; one host at a time. */
  readonly dataDir: string;
  /** A Postgres server's database, which is then used instead of the folder. */
  readonly databaseUrl?: string | undefined;
  /** 0 takes a free one. */
  readonly port: number;
  /** @default '127.0.0.1' */
  readonly host?: string;
  /** Folder of the built site; without it only the function is served. */
  readonly siteDir?: string;
  /** As for the function: see `AppOptions`. */
  readonly allowedOrigins?: readonly string[];
  /** Requests of one address; without it there is no limit. */
  readonly rateLimit?: RateLimit | undefined;
  /**
   * What is believed of where requests come from.
   * @default { hops: 0 }
   */
  readonly trustedProxy?: TrustedProxy | undefined;
  /**
   * What leads are delivered to.
   * @default []
   */
  readonly targets?: readonly Target[];
  /** As for the function: see `AppOptions`. */
  readonly challenge?: Challenge | undefined;
  /** Asks subscribers to confirm; without it they are subscribers at once. */
  readonly confirmation?: Target | undefined;
  /** Lets a cron job run the worker, which the host runs by itself too. */
  readonly cronSecret?: string | undefined;
  /** Called with every fault. */
  readonly log: Log;
}

/** A host that listens. */
export interface Host {
  readonly url: string;
  /** Resolves when the database is open; rejects if it cannot be opened. */
  readonly ready: Promise<void>;
  /** Answers and delivers what is under way, and no more, then closes the database. */
  readonly close: () => Promise<void>;
}

// Longer than clients wait: better a lead stored late, and perhaps sent again, than one refused.
const DATABASE_PATIENCE_MS = 30_000;

const READY_PATIENCE_MS = 2000;

const DELIVER_EVERY_MS = 5000;

const REMOVE_EXPIRED_EVERY_MS = 3_600_000;

/**
 * Serves the function `book-demo-ghl`, `/healthz` (200 while it runs), `/readyz` (200 while the database
 * answers) and a built site, and delivers leads. It listens at once and opens the database meanwhile; calls of the function
 * wait for it. Rejects with a `StartError` if the port or the data folder is taken or the site is
 * not there.
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
      const database = await within(DATABASE_PATIENCE_MS, storage.open());
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
    const isAnswered = await within(READY_PATIENCE_MS, asked).then(
      () => true,
      () => false,
    );
    const ok = isReady && isAnswered;
    if (!ok) c.header('retry-after', String(UNAVAILABLE_SECONDS));
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
    app.route(WORKER_PATH, createWorkerApp(worker, options.cronSecret, log));
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
      DELIVER_EVERY_MS,
      (error) => log('Leads could not be delivered.', error),
    );
    removing = regularly(worker.removeExpired, REMOVE_EXPIRED_EVERY_MS, (error) =>
      log('What is kept no longer could not be removed.', error),
    );
  })();
  // Whoever does not wait for it hears of it with the first call.
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
