import { expect, it } from 'vitest';
import type { Lead } from './lead.ts';
import { createLeadStore, listLeads } from './leadStore.ts';
import { temporaryDatabase } from './testing/temporary.ts';

function lead(kind: Lead['kind'], email: string, day: number): Lead {
  return { kind, email, name: email, payload: {}, createdAt: new Date(Date.UTC(2025, 7, day)) };
}

it('lists leads newest first, all or of one kind', async () => {
  const sql = await temporaryDatabase();
  const store = createLeadStore(sql);
  await store.save(lead('newsletter', 'b@example.com', 2));
  await store.save(lead('demo', 'c@example.com', 3));
  await store.save(lead('newsletter', 'a@example.com', 1));
  const emails = async (kind?: Lead['kind']) =>
    (await listLeads(sql, kind)).map(({ email }) => email);
  expect(await emails()).toEqual(['c@example.com', 'b@example.com', 'a@example.com']);
  expect(await emails('newsletter')).toEqual(['b@example.com', 'a@example.com']);
  expect(await emails('application')).toEqual([]);
});

it('keeps a subscriber’s first time, and every booking', async () => {
  const sql = await temporaryDatabase();
  const store = createLeadStore(sql);
  for (const kind of ['newsletter', 'demo'] as const) {
    await store.save(lead(kind, 'a@example.com', 1));
    await store.save(lead(kind, 'a@example.com', 2));
  }
  expect((await listLeads(sql)).map(({ kind, createdAt }) => [kind, createdAt])).toEqual([
    ['demo', '2025-08-02T00:00:00.000Z'],
    expect.anything(),
    expect.anything(),
  ]);
  expect(await listLeads(sql, 'newsletter')).toMatchObject([
    { createdAt: '2025-08-01T00:00:00.000Z' },
  ]);
});

it('lets no role in that has not been let in', async () => {
  const sql = await temporaryDatabase();
  await createLeadStore(sql).save(lead('demo', 'a@example.com', 1));
  // The public key of a Supabase project is such a role, with rights to every public table.
  await sql.query('create role visitor');
  await sql.query('grant all on leads to visitor');
  await sql.query('set role visitor');
  expect(await listLeads(sql)).toEqual([]);
  await expect(createLeadStore(sql).save(lead('demo', 'b@example.com', 1))).rejects.toThrow(
    'row-level security',
  );
});
