import { expect, it, onTestFinished } from 'vitest';
import { sharedPglite } from '../testing/temporary.ts';
import { connectControl, openControl } from './control.ts';

it('answers queries only with the token', async () => {
  const control = await openControl(await sharedPglite(), () => {});
  onTestFinished(() => control.close());
  const sql = connectControl(control);
  expect((await sql.query('select $1::text as name, 1 as one', ['Sam'])).rows).toEqual([
    { name: 'Sam', one: 1 },
  ]);
  await expect(sql.query('select * from nowhere')).rejects.toThrow('500');
  const stranger = connectControl({ ...control, token: 'guessed' });
  await expect(stranger.query('select 1')).rejects.toThrow('401');
  const nobody = await fetch(`http://127.0.0.1:${control.port}/`, { method: 'POST', body: '{}' });
  expect(nobody.status).toBe(401);
});
