import type { Context, Hono } from 'hono';
import { createApp } from './app.ts';
import { callerAddress, type TrustedProxy } from './caller-address.ts';
import type { Sql } from './database.ts';
import { createWorker, type Worker } from './delivery/worker.ts';
import type { Environment } from './environment.ts';
import { createLeadStore } from './lead-store.ts';
import { createLinksApp } from './links-app.ts';
import type { Log } from './log.ts';

/** Settings of `assemble`: those of the environment, and what the runtime provides. */
export interface AssembleOptions extends Partial<Environment> {
  readonly sql: Sql;
  readonly log: Log;
  /** How to find a request's sender unless the environment says. */
  readonly defaultProxy: TrustedProxy;
  /** The remote address of a request's connection. */
  readonly connectionOf: (context: Context) => string | undefined;
  /** Called when there is something to deliver. */
  readonly onStored: () => void;
}

/** The function of the site's forms, and the worker that delivers what it stores. */
export function assemble(options: AssembleOptions): { app: Hono; worker: Worker } {
  const { sql, log, targets = [], confirmation, onStored, defaultProxy, connectionOf } = options;
  const trustedProxy = options.trustedProxy ?? defaultProxy;
  const names = targets.map(({ name }) => name);
  const app = createApp({
    store: createLeadStore(sql, {
      targets: names,
      confirms: confirmation !== undefined,
      rateLimit: options.rateLimit,
    }),
    log,
    allowedOrigins: options.allowedOrigins ?? [],
    challenge: options.challenge,
    links: confirmation && createLinksApp({ sql, targets: names, onChanged: onStored }),
    addressOf: (c) => callerAddress(c.req.raw.headers, connectionOf(c), trustedProxy),
    onStored,
  });
  return { app, worker: createWorker({ sql, targets, confirmation, log }) };
}
