import { expect, it } from 'vitest';
import { migrate } from './migrate.ts';
import { temporaryDatabase } from './testing/temporary.ts';

const first = { name: '1_first.sql', script: 'create table a (x int); insert into a values (1);' };
const second = {
  name: '2_second.sql',
  script: 'insert into a values (2); insert into a values (3);',
};
const broken = {
  name: '3_broken.sql',
  script: 'insert into a values (4); insert into nowhere values (5);',
};

it('applies each migration once, in the order of the names', async () => {
  const database = await temporaryDatabase();
  await migrate(database, [second, first]);
  await migrate(database, [first, second]);
  const { rows } = await database.query<{ x: number }>('select x from a order by x');
  expect(rows.map(({ x }) => x)).toEqual([1, 2, 3]);
});

it('leaves nothing behind of a migration that fails', async () => {
  const database = await temporaryDatabase();
  await expect(migrate(database, [first, broken])).rejects.toThrow('nowhere');
  const { rows } = await database.query<{ x: number }>('select x from a');
  expect(rows).toEqual([{ x: 1 }]);
  await migrate(database, [first, second]);
});
