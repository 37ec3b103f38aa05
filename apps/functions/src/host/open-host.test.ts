import { chmod, stat } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import type { Target } from '../delivery/target.ts';
import { createLeadStore } from '../lead-store.ts';
import { listLeads } from '../stored-leads.ts';
import { functionAt, post, samBody } from '../testing/contract.ts';
import { aLead } from '../testing/leads.ts';
import { temporaryDataFolder, temporaryFolder } from '../testing/temporary.ts';
import { openHost, type HostOptions } from './open-host.ts';
import { withLeads } from './with-leads.ts';

async function hostOf(options: Partial<HostOptions> = {}) {
  const dataDir = options.dataDir ?? (await temporaryDataFolder());
  const host = await openHost({ port: 0, log: () => {}, ...options, dataDir });
  onTestFinished(() => host.close());
  return { host, dataDir };
}

function signUp(url: string, email: string): Promise<Response> {
  return fetch(functionAt(url), post({ ...samBody, email }));
}

it('accepts sign-ups from the start, and lists them while running and afterwards', async () => {
  const { host, dataDir } = await hostOf();
  const early = await signUp(host.url, 'early@example.com');
  expect([early.status, await early.json()]).toEqual([200, { ok: true }]);
  await host.ready;
  expect((await fetch(`${host.url}/healthz`)).status).toBe(200);
  expect((await fetch(`${host.url}/readyz`)).status).toBe(200);
  const emails = () =>
    withLeads(dataDir, async (sql) => (await listLeads(sql)).map(({ email }) => email));
  expect(await emails()).toEqual(['early@example.com']);
  await host.close();
  expect(await emails()).toEqual(['early@example.com']);
});

it('serves the site and the function from one origin', async () => {
  const siteDir = await temporaryFolder({ 'index.html': 'Home' });
  const { host } = await hostOf({ siteDir });
  expect(await (await fetch(host.url)).text()).toBe('Home');
  expect((await fetch(functionAt(host.url))).status).toBe(405);
});

it('leaves waiting deliveries to the next host when it closes', async () => {
  const sent: string[] = [];
  const begun = Promise.withResolvers<void>();
  const slow: Target = {
    name: 'crm',
    send: async ({ lead }) => {
      begun.resolve();
      await setTimeout(500);
      sent.push(lead.email);
      return { ok: true };
    },
  };
  const dataDir = await temporaryDataFolder();
  const emails = Array.from({ length: 25 }, (_, index) => `${index}@example.com`);
  await withLeads(dataDir, async (sql) => {
    const { save } = createLeadStore(sql, { targets: ['crm'] });
    await Promise.all(emails.map((email) => save(aLead({ email }))));
  });
  const { host } = await hostOf({ dataDir, targets: [slow] });
  await begun.promise;
  await host.close();
  expect(sent).toHaveLength(10);
  await hostOf({ dataDir, targets: [slow] });
  await expect.poll(() => sent.toSorted(), { timeout: 10_000 }).toEqual(emails.toSorted());
});

it('releases its data folder when its port is in use', async () => {
  const { host } = await hostOf();
  const dataDir = await temporaryDataFolder();
  const port = Number(new URL(host.url).port);
  await expect(hostOf({ dataDir, port })).rejects.toThrow(`Port ${port} is in use.`);
  const { host: second } = await hostOf({ dataDir });
  await second.ready;
});

it('reports a broken database, and answers 503', async () => {
  const dataDir = await temporaryFolder({ 'postgres/PG_VERSION': 'nonsense' });
  const { host } = await hostOf({ dataDir });
  await expect(host.ready).rejects.toThrow(`${dataDir}/postgres cannot be opened`);
  // Alive, but not ready.
  expect((await fetch(`${host.url}/healthz`)).status).toBe(200);
  const unready = await fetch(`${host.url}/readyz`);
  expect([unready.status, unready.headers.get('retry-after')]).toEqual([503, '30']);
  const refused = await signUp(host.url, 'sam@example.com');
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '30']);
});

it('finds no leads in a missing folder, and does not create it', async () => {
  const folder = await temporaryFolder();
  const ask = () => withLeads(`${folder}/missing`, (sql) => listLeads(sql));
  expect(await ask()).toBeUndefined();
  expect(await ask()).toBeUndefined();
});

it('makes an existing data folder private', async () => {
  const dataDir = await temporaryDataFolder();
  await chmod(dataDir, 0o755);
  const { host } = await hostOf({ dataDir });
  await host.ready;
  expect((await stat(dataDir)).mode & 0o777).toBe(0o700);
});
