import { FUNCTION_PATH } from '@cornerbell/api/schema';
import { createHandler } from '../handler.ts';
import { createLeadStore } from '../leadStore.ts';
import type { Log } from '../log.ts';
import { openControl } from './control.ts';
import { claimDataFolder } from './dataFolder.ts';
import { serveHttp, type WebHandler } from './httpServer.ts';
import { openDatabase } from './openDatabase.ts';
import { openSite } from './site.ts';
import { StartError } from './StartError.ts';

/** What a host serves, and where. */
export type HostOptions = {
  /** Folder of the database, made if there is none; one host at a time. */
  readonly dataDir: string;
  /** 0 takes a free one. */
  readonly port: number;
  /** @default '127.0.0.1' */
  readonly host?: string;
  /** Folder of the built site; without it only the function is served. */
  readonly siteDir?: string;
  /** As for the function: see `HandlerOptions`. */
  readonly allowedOrigins?: readonly string[];
  /** Called with every fault. */
  readonly log: Log;
};

/** A host that listens. */
export type Host = {
  readonly url: string;
  /** Resolves when the database is open; rejects if it cannot be opened. */
  readonly ready: Promise<void>;
  /** Answers what is under way, then closes the database. */
  readonly close: () => Promise<void>;
};

// Longer than clients wait: better a lead stored late, and perhaps sent again, than one refused.
const DATABASE_PATIENCE_MS = 30_000;

/**
 * Serves the function `book-demo-ghl`, `/healthz` (200 once the database is open) and a built site.
 * It listens at once and opens the database meanwhile; calls of the function wait for it. Rejects
 * with a `StartError` if the port or the data folder is taken or the site is not there.
 */
export async function openHost(options: HostOptions): Promise<Host> {
  const { dataDir, siteDir, log, host = '127.0.0.1' } = options;
  const site = siteDir === undefined ? undefined : await openSite(siteDir);
  const claim = await claimDataFolder(dataDir);
  if (!claim.ok) {
    const { pid, url } = claim.holder;
    throw new StartError(
      `${dataDir} is in use by process ${pid} (${url}). Stop it, or use another folder: --data DIR`,
    );
  }
  const { folder } = claim;
  const database = once(() => openDatabase(folder.database));
  const call = createHandler({
    store: createLeadStore({
      query: async (...query) => (await within(DATABASE_PATIENCE_MS, database())).query(...query),
    }),
    now: () => new Date(),
    log,
    allowedOrigins: options.allowedOrigins ?? [],
  });
  let isReady = false;
  const handler: WebHandler = (request) => {
    switch (new URL(request.url).pathname) {
      case FUNCTION_PATH:
        return call(request);
      case '/healthz':
        return Response.json({ ok: isReady }, { status: isReady ? 200 : 503 });
      default:
        return site?.(request) ?? new Response('Not found\n', { status: 404 });
    }
  };

  const server = await serveHttp(handler, { host, port: options.port }, log).catch(
    async (error: unknown) => {
      await folder.release();
      throw error;
    },
  );
  const url = `http://localhost:${server.port}`;
  const opened = database().then(async (sql) => {
    const control = await openControl(sql, log);
    await folder.announce({ pid: process.pid, url, port: control.port, token: control.token });
    isReady = true;
    return { sql, control };
  });
  const ready = opened.then(() => undefined);
  // Whoever does not wait for it hears of it with the first call.
  ready.catch(() => {});
  return {
    url,
    ready,
    close: once(async () => {
      await server.close();
      const parts = await opened.catch(() => undefined);
      await parts?.control.close();
      await parts?.sql.close();
      await folder.release();
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
