import { parseLeadBody } from '@cornerbell/api/schema';
import { expect, it } from 'vitest';
import type { Lead } from '../shell/send.ts';
import { keyOf, newFormName } from './form-key.ts';

const leadOf = (note: string): Lead => ({
  endpoint: 'demo',
  request: { name: 'Lou', email: 'lou@example.com', gym: 'Northside', kind: 'demo', note },
});

it('gives each form a name of its own', () => {
  const names = Array.from({ length: 100 }, newFormName);
  expect(new Set(names).size).toBe(100);
});

it('depends on the form and on its content', async () => {
  const form = newFormName();
  const key = await keyOf(form, leadOf('Mornings'));
  expect(await keyOf(form, leadOf('Mornings'))).toBe(key);
  expect(await keyOf(form, leadOf('Evenings'))).not.toBe(key);
  expect(await keyOf(newFormName(), leadOf('Mornings'))).not.toBe(key);
});

it('is a UUID that the function accepts', async () => {
  const lead = leadOf('Mornings');
  for (const idempotencyKey of [newFormName(), await keyOf(newFormName(), lead)]) {
    expect(idempotencyKey).toMatch(
      /^[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/,
    );
    const body = { ...lead.request, endpoint: lead.endpoint, idempotencyKey };
    expect(parseLeadBody(body)).toMatchObject({ ok: true, body: { idempotencyKey } });
  }
});
