import { Hono, type Context } from 'hono';
import { callerAddress, isForwarded, type TrustedProxy } from './address.ts';
import { createApp } from './app.ts';
import type { Database } from './database.ts';
import type { Environment } from './environment.ts';
import { createLimit } from './limit.ts';
import { createLinks } from './links.ts';
import type { Log } from './log.ts';
import { createStore } from './store.ts';
import type { Target } from './targets/target.ts';

/** Settings of `createService`: those of the environment, and what the runtime provides. */
export interface ServiceOptions extends Partial<Environment> {
  readonly database: Database;
  readonly log: Log;
  /** How to find a request's sender unless the environment says. */
  readonly defaultProxy: TrustedProxy;
  /** The remote address of a request's connection. */
  readonly connectionOf: (context: Context) => string | undefined;
  /** Called when there is something to deliver. */
  readonly onStored: () => void;
}

/** The function of the site's forms, with the pages of its mailed links. */
export function createService(options: ServiceOptions): Hono {
  const { database, log, targets = [], confirmation, rateLimit = 0, connectionOf } = options;
  const { allowedOrigins = [], challenge, onStored } = options;
  const proxy = options.trustedProxy ?? options.defaultProxy;
  const confirms = confirmation !== undefined;
  const store = createStore(
    database,
    targets.map(({ name }) => name),
    confirms,
  );
  const count = rateLimit === 0 ? undefined : createLimit(database, rateLimit);
  const limit = async (c: Context) => {
    const { headers } = c.req.raw;
    if (isForwarded(headers, proxy)) log('proxy');
    return count?.(callerAddress(headers, connectionOf(c), proxy));
  };
  const settings = { store, limit, log, allowedOrigins, challenge, confirms, onStored };
  const app = new Hono();
  if (confirms) app.route('/', createLinks(settings));
  return app.route('/', createApp(settings));
}

/** All targets of a deployment, that of confirmations included. */
export function allTargets({
  targets = [],
  confirmation,
}: Partial<Pick<Environment, 'targets' | 'confirmation'>>): readonly Target[] {
  return confirmation ? [...targets, confirmation] : targets;
}
