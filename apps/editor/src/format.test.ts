import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { siteFolder } from '@cornerbell/content/loader';
import { editedFiles } from '@cornerbell/content/schemas';
import { expect, it } from 'vitest';
import { formatOf } from './format.ts';

const files = globSync(editedFiles, { cwd: siteFolder });

/** Copies of a value, in each of which one text is another; a range of two numbers is two lines. */
function* edits(value: unknown): Generator<unknown> {
  if (typeof value === 'string' && !/^(?:\d+, \d+)?$/.test(value)) yield `${value}: edited`;
  if (typeof value !== 'object' || value === null) return;
  for (const [key, part] of Object.entries(value))
    for (const edited of edits(part)) {
      const copy = structuredClone(value);
      Reflect.set(copy, key, edited);
      yield copy;
    }
}

/** How many lines of a text are others in another text of as many lines. */
const changedLines = (before: string, after: string) => {
  const lines = after.split('\n');
  const old = before.split('\n');
  return lines.length === old.length && lines.filter((line, index) => line !== old[index]).length;
};

it.each(files)('%s is saved unchanged, and an edited text is one line', (file) => {
  const { fromFile, toFile } = formatOf(file);
  const text = readFileSync(join(siteFolder, file), 'utf8');
  expect(toFile(fromFile(text))).toBe(text);
  const saved = [...edits(fromFile(text))].map(toFile);
  expect(saved.length).toBeGreaterThan(0);
  expect(saved.filter((edited) => changedLines(text, edited) !== 1)).toEqual([]);
});
