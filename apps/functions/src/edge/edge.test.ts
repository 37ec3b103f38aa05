import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest';
import { openPostgres } from '../postgres/postgres-database.ts';
import { listLeads } from '../stored-leads.ts';
import {
  contractSettings,
  describeContract,
  functionAt,
  jsonHeaders,
  post,
  samBody,
} from '../testing/contract.ts';
import { startEdge, type EdgeProcess } from '../testing/deno.ts';
import { fakeCrm } from '../testing/fake-crm.ts';
import { administer, databaseAt, freshName } from '../testing/postgres.ts';
import { temporaryServerDatabase } from '../testing/temporary.ts';

const run = promisify(execFile);
const functionsFolder = fileURLToPath(new URL('../../', import.meta.url));
const server = inject('postgres');

/** Headers of a caller that pretends to be another one each time; the last hop is from our proxy. */
const rotatingHop = (index: number): Record<string, string> => ({
  'x-forwarded-for': `192.0.2.${index}, 203.0.113.1`,
  'cf-connecting-ip': `192.0.2.${index}`,
});

/** The same, with a proxy that names the caller in its own header. */
const rotatingOther = (index: number): Record<string, string> => ({
  'x-forwarded-for': `192.0.2.${index}`,
  'x-real-ip': '203.0.113.2:4711',
});

const rolePassword = 'secret';

/** The same database, for the role with only the rights that the function needs. */
function asFunction(databaseUrl: string): string {
  const address = new URL(databaseUrl);
  address.username = 'cornerbell_function';
  address.password = rolePassword;
  return address.href;
}

/** How many of 20 sign-ups are stored. */
async function storedOf(
  url: string,
  headersOf: (index: number) => Record<string, string>,
): Promise<number> {
  let stored = 0;
  for (let index = 0; index < 20; index += 1) {
    const { ok } = await fetch(
      functionAt(url),
      post({ ...samBody, email: `${index}@a.example` }, { ...jsonHeaders, ...headersOf(index) }),
    );
    if (ok) stored += 1;
  }
  return stored;
}

describe.skipIf(server === null)('under Deno, on PostgreSQL', () => {
  beforeAll(async () => {
    await run(process.execPath, ['bundle.mjs'], { cwd: functionsFolder });
  });

  describe('the function', () => {
    // One process for all tests, because starting one takes a second.
    let edge: EdgeProcess;
    const { url, template } = server ?? { url: '', template: '' };
    const name = freshName();
    const databaseUrl = server === null ? '' : databaseAt(url, name);

    beforeAll(async () => {
      await administer(
        url,
        `create database ${name} template ${template}`,
        `alter role cornerbell_function login password '${rolePassword}'`,
      );
      edge = await startEdge('book-demo-ghl', {
        DATABASE_URL: '',
        SUPABASE_DB_URL: asFunction(databaseUrl),
        ALLOWED_ORIGINS: contractSettings.origin,
        RATE_LIMIT: String(contractSettings.requests),
      });
    });

    afterAll(async () => {
      await edge?.stop();
      await administer(url, `drop database ${name} with (force)`);
    });

    let callers = 0;
    describeContract(async () => {
      await administer(
        databaseUrl,
        'truncate cornerbell.leads, cornerbell.deliveries, cornerbell.idempotency_keys, cornerbell.rate_limits',
      );
      const sql = openPostgres({ url: databaseUrl, log: () => {}, connections: 1 });
      onTestFinished(() => sql.close());
      return {
        origin: edge.url,
        call: (init, address) => {
          // Every other request comes from a new address.
          callers += 1;
          const headers = new Headers(init.headers);
          headers.set('x-forwarded-for', address ?? `198.51.100.${callers % 250}`);
          return fetch(functionAt(edge.url), { ...init, headers, redirect: 'manual' });
        },
        leads: () => listLeads(sql),
      };
    });
  });

  it('a caller cannot choose who it is counted as', async () => {
    const DATABASE_URL = await temporaryServerDatabase();
    const variables = { DATABASE_URL, RATE_LIMIT: String(contractSettings.requests) };
    const behindOne = await startEdge('book-demo-ghl', variables);
    onTestFinished(() => behindOne.stop());
    expect(await storedOf(behindOne.url, rotatingHop)).toBe(contractSettings.requests);
    const named = { ...variables, CLIENT_IP_HEADER: 'x-real-ip' };
    const behindNamed = await startEdge('book-demo-ghl', named);
    onTestFinished(() => behindNamed.stop());
    expect(await storedOf(behindNamed.url, rotatingOther)).toBe(contractSettings.requests);
  });

  it('leads are delivered by the cron job’s call, with the secret', async () => {
    const databaseUrl = await temporaryServerDatabase();
    const crm = await fakeCrm();
    const variables = {
      DATABASE_URL: asFunction(databaseUrl),
      CRON_SECRET: 'secret',
      GHL_API_KEY: 'key',
      GHL_LOCATION_ID: 'here',
      GHL_BASE_URL: crm.url,
    };
    // The first attempt, made by the function itself, fails.
    crm.behave('fault');
    const book = await startEdge('book-demo-ghl', variables);
    onTestFinished(() => book.stop());
    const deliver = await startEdge('deliver-leads', variables);
    onTestFinished(() => deliver.stop());
    const answer = await fetch(functionAt(book.url), post(samBody));
    expect(await answer.json()).toEqual({ ok: true });
    await expect.poll(() => crm.requests.length, { timeout: 20_000 }).toBe(1);
    const sql = openPostgres({ url: databaseUrl, log: () => {} });
    onTestFinished(() => sql.close());
    await expect
      .poll(async () => (await listLeads(sql))[0]?.deliveries[0]?.lastError, { timeout: 20_000 })
      .toMatch(/^HTTP 500/);
    await sql.query('update cornerbell.deliveries set next_attempt = now()');
    crm.behave('ok');
    const call = (secret: string) =>
      fetch(deliver.url, { method: 'POST', headers: { authorization: `Bearer ${secret}` } });
    expect((await call('guess')).status).toBe(401);
    expect(await (await call('secret')).json()).toEqual({ delivered: 1, failed: 0, dead: 0 });
    expect(crm.contacts.get('sam@example.com')?.tags).toEqual(new Set(['website-newsletter']));
  });
});
