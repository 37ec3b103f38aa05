import { readEnvironment } from '../environment.ts';
import { rateLimitedLog } from '../log.ts';
import { openPostgres } from '../postgres/postgres-database.ts';
import { Deno } from './runtime.ts';

const log = rateLimitedLog((message, cause) => {
  // Not the error itself: a database error holds the data of its query.
  console.error(message, cause instanceof Error ? (cause.stack ?? cause.message) : '');
});

/** Opens what the edge functions share, from their secrets; throws if one is wrong or missing. */
export function openEdge() {
  const environment = readEnvironment(Deno.env.toObject());
  const { databaseUrl } = environment;
  if (databaseUrl === undefined) throw new Error('SUPABASE_DB_URL or DATABASE_URL is missing.');
  // Many instances share the server's connections.
  return { database: openPostgres({ url: databaseUrl, log, connections: 2 }), environment, log };
}
