import { fsyncSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { temporaryDataFolder, temporaryFolder } from '../testing/temporary.ts';
import { databaseIn } from './data-folder.ts';
import { openPglite } from './pglite-database.ts';

const emptyDatabase = async () => databaseIn(await temporaryDataFolder());

it('flushes a change to the disk before it resolves', async () => {
  const fsync = vi.fn<(descriptor: number) => void>(fsyncSync);
  const database = await openPglite(await emptyDatabase(), fsync);
  onTestFinished(() => database.close());
  await database.query('create table t (x int)');
  for (let x = 0; x < 5; x += 1) {
    fsync.mockClear();
    await database.query('insert into t values ($1)', [x]);
    expect(fsync).toHaveBeenCalled();
  }
  fsync.mockClear();
  await database.query('select * from t');
  expect(fsync).not.toHaveBeenCalled();
});

it('rejects changes that the disk refuses, and recovers with the disk', async () => {
  let isBroken = false;
  const database = await openPglite(await emptyDatabase(), (descriptor) => {
    if (isBroken) throw new Error('EIO: i/o error, fsync');
    fsyncSync(descriptor);
  });
  onTestFinished(() => database.close());
  await database.query('create table t (x int)');
  await database.query('insert into t values (0)');
  isBroken = true;
  const refused = [1, 2].map((x) => database.query('insert into t values ($1)', [x]));
  await expect(refused[0]).rejects.toThrow('could not fsync file');
  // It waited behind the first, and the database cannot restart on that disk.
  await expect(refused[1]).rejects.toThrow(/./);
  isBroken = false;
  await database.query('insert into t values (3)');
  const { rows } = await database.query<{ x: number }>('select x from t where x in (0, 3)');
  expect(rows).toEqual([{ x: 0 }, { x: 3 }]);
});

it('creates a database beside its place, and ignores a partial one', async () => {
  const parent = await temporaryFolder({
    'postgres.new/PG_VERSION': '18',
    'postgres.new/junk': '',
  });
  const folder = join(parent, 'postgres');
  const database = await openPglite(folder);
  expect((await database.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  await database.close();
  await expect(rm(join(parent, 'postgres.new'))).rejects.toThrow('ENOENT');
  await expect(rm(join(folder, 'junk'))).rejects.toThrow('ENOENT');
});
