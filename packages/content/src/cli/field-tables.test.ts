import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { entriesOf, unwrap } from '../load/check-schema.ts';
import { siteFolder } from '../load/site-folder.ts';
import { describedFiles, withFieldTables } from './field-tables.ts';

it('WRITING.md lists the fields as the schemas have them', () => {
  const writing = readFileSync(join(siteFolder, 'WRITING.md'), 'utf8');
  expect(writing).toBe(withFieldTables(writing));
});

it.each(Object.entries(describedFiles))(
  '%s: each field has a sentence that says what it is',
  (_, schema) => {
    const descriptions = Object.values(entriesOf(schema) ?? {}).map((entry) =>
      v.getDescription(unwrap(entry as v.GenericSchema) ?? v.never()),
    );
    for (const description of descriptions) expect(description).toMatch(/^[A-Z].*\.$/);
  },
);
