import { setTimeout } from 'node:timers/promises';
import { leadFunctionPath } from '@cornerbell/api/schema';
import { getConnInfo } from '@hono/node-server/conninfo';
import { Hono } from 'hono';
import { createApp } from '../app.ts';
import type { Environment } from '../environment.ts';
import { unavailableSeconds, type Log } from '../log.ts';
import { maintain } from '../maintain.ts';
import { deliver } from '../queue.ts';
import type { Target } from '../targets/target.ts';
import { openDatabase, type DatabaseLocation } from './database.ts';
import { listen } from './listen.ts';
import { expectTables } from './migrate.ts';
import { openSite } from './site.ts';

/** Settings of `openHost`: where it is, and those of the environment. */
export interface HostOptions extends Omit<Partial<Environment>, 'databaseUrl'>, DatabaseLocation {
  /** 0 for any free port. */
  readonly port: number;
  /** The address that it listens on; by default loopback. */
  readonly host?: string | undefined;
  /** Folder of the built site; left out, only the function is served. */
  readonly siteDir?: string | undefined;
  /** Called with every error. */
  readonly log: Log;
}

const deliverEveryMs = 5000;
const maintainEveryMs = 3_600_000;
const checkEveryMs = 1000;

/** How long deliveries may go on after `close`. */
const closingMs = 5000;

/**
 * Serves the function `book-demo-ghl`, `/healthz` (200 while it runs), `/readyz` (200 while leads
 * can be stored) and a built site, and delivers leads. `close` lets open requests and deliveries
 * finish for five seconds, then closes the database. Rejects if the port or the data folder is in
 * use, the database cannot be opened or the site is missing.
 */
export async function openHost(options: HostOptions) {
  const { siteDir, log, targets = [], port, host } = options;
  const site = siteDir === undefined ? undefined : await openSite(siteDir);
  await using opened = new AsyncDisposableStack();
  const database = opened.adopt(await openDatabase(options, log), ({ close }) => close());
  const closing = new AbortController();
  const deadline = closing.signal;
  // Loops for each target, so that none waits for another.
  const workers = targets.flatMap((target) => Array<Target>(target.workers ?? 1).fill(target));
  const deliveries = workers.map((target) =>
    repeat(deliverEveryMs, (signal) =>
      deliver(database, target, { log, signal, deadline }).catch((error: unknown) =>
        log('delivery', error),
      ),
    ),
  );
  const maintenance = repeat(maintainEveryMs, () =>
    maintain(database, targets, deadline).catch((error: unknown) => log('maintenance', error)),
  );
  let isReady = true;
  const checks = repeat(checkEveryMs, async () => {
    isReady = await expectTables(database).then(
      () => true,
      () => false,
    );
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

  const loops = [...deliveries, maintenance, checks];
  const stopLoops = async () => {
    void setTimeout(closingMs, undefined, { ref: false }).then(() => closing.abort());
    await Promise.all(loops.map(({ stop }) => stop()));
  };
  opened.defer(stopLoops);
  const server = opened.adopt(await listen(app, port, host), ({ close }) => close());
  const running = opened.move();
  let closed: Promise<void> | undefined;
  return {
    url: `http://localhost:${server.port}`,
    close: () => {
      void stopLoops();
      return (closed ??= running.disposeAsync());
    },
  };
}

/**
 * Runs `work`, which never rejects, now and `everyMs` after each run. `schedule` runs it at once,
 * or right after the current run. `stop` aborts the signal, and resolves when the run has ended.
 */
function repeat(everyMs: number, work: (signal: AbortSignal) => Promise<unknown>) {
  const stopping = new AbortController();
  let pause = new AbortController();
  const run = async () => {
    while (!stopping.signal.aborted) {
      pause = new AbortController();
      await work(stopping.signal);
      await setTimeout(everyMs, undefined, { signal: pause.signal }).catch(() => {});
    }
  };
  const ended = run();
  const schedule = () => pause.abort();
  const stop = () => {
    stopping.abort();
    schedule();
    return ended;
  };
  return { schedule, stop };
}
