import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { siteFolder } from '../load/site-folder.ts';
import { withFieldTables } from './field-tables.ts';

it('WRITING.md lists the fields as the schemas have them', () => {
  const writing = readFileSync(join(siteFolder, 'WRITING.md'), 'utf8');
  expect(writing).toBe(withFieldTables(writing));
});
