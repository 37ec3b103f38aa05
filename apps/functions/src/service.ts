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
  const {
    database,
    log,
    targets = [],
    confirmation,
    onStored,
    connectionOf,
    rateLimit = 0,
  } = options;
  const proxy = options.trustedProxy ?? options.defaultProxy;
  const store = createStore(database, {
    targets: targets.map(({ name }) => name),
    confirms: confirmation !== undefined,
  });
  const limit = rateLimit === 0 ? undefined : createLimit(database, rateLimit);
  const addressOf = (c: Context) => {
    if (isForwarded(c.req.raw.headers, proxy)) log('proxy');
    return callerAddress(c.req.raw.headers, connectionOf(c), proxy);
  };
  const { allowedOrigins = [], challenge } = options;
  const app = new Hono();
  if (confirmation)
    app.route('/', createLinks({ store, limit, addressOf, log, onChanged: onStored }));
  const confirms = confirmation !== undefined;
  app.route(
    '/',
    createApp({ store, limit, addressOf, log, allowedOrigins, challenge, confirms, onStored }),
  );
  return app;
}

/** All targets of a deployment, that of confirmations included. */
export function allTargets({
  targets = [],
  confirmation,
}: Partial<Pick<Environment, 'targets' | 'confirmation'>>): readonly Target[] {
  return confirmation ? [...targets, confirmation] : targets;
}
