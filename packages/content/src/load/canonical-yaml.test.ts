import { expect, it } from 'vitest';
import { checkContent } from '../check/check-content.ts';
import { testFolder } from '../testing/content-folder.ts';
import { canonicalYaml } from './canonical-yaml.ts';

/** Copies of a value, in each of which one text is another. */
function* edits(value: unknown): Generator<unknown> {
  if (typeof value === 'string') yield `${value}: edited`;
  if (typeof value !== 'object' || value === null) return;
  for (const [key, part] of Object.entries(value))
    for (const edited of edits(part)) {
      const copy = structuredClone(value);
      Reflect.set(copy, key, edited);
      yield copy;
    }
}

/** How many lines of a text are others in another text of as many lines. */
function changedLines(before: string, after: string) {
  const old = before.split('\n');
  const lines = after.split('\n');
  return lines.length === old.length && lines.filter((line, index) => line !== old[index]).length;
}

const { documents } = checkContent(testFolder, '2026-11-28');

it.each(documents)('$file is in the style of all, and an edited text is one line', (document) => {
  const { source, value } = document.yaml;
  expect(canonicalYaml(document.schema, value)).toBe(source);
  const edited = [...edits(value)].map((one) => canonicalYaml(document.schema, one));
  expect(edited.length).toBeGreaterThan(0);
  expect(edited.filter((text) => changedLines(source, text) !== 1)).toEqual([]);
});
