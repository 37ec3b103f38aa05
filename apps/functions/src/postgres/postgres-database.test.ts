import { describe, expect, inject, it, onTestFinished, vi } from 'vitest';
import { administer } from '../testing/postgres.ts';
import { temporaryServerDatabase } from '../testing/temporary.ts';
import { openPostgres } from './postgres-database.ts';

describe.skipIf(inject('postgres') === null)('a connection that breaks', () => {
  it('rejects its transaction, is logged and is replaced', async () => {
    const url = await temporaryServerDatabase();
    const log = vi.fn<(message: string, cause?: unknown) => void>();
    const database = openPostgres({ url, log });
    onTestFinished(() => database.close());
    const broken = database.transaction(async ({ query }) => {
      const { rows } = await query<{ pid: number }>('select pg_backend_pid() as pid');
      await administer(url, `select pg_terminate_backend(${rows[0]?.pid})`);
      // It breaks while no query waits for an answer.
      await expect.poll(() => log.mock.calls, { timeout: 10_000 }).not.toEqual([]);
      await query('select 1');
    });
    await expect(broken).rejects.toThrow('Client has encountered a connection error');
    expect(log).toHaveBeenCalledWith('A connection to the database broke.', expect.any(Error));
    expect((await database.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  });
});
