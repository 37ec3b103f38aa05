import { expect, it } from 'vitest';
import { byPlace, formatFinding, type Finding } from './finding.ts';

function at(file: string, line: number, column: number): Finding {
  return { file, line, column, rule: 'yaml', message: 'It broke.' };
}

it('writes a finding as one line that a terminal can follow', () => {
  expect(formatFinding(at('posts/a.md', 4, 11))).toBe('posts/a.md:4:11 error yaml: It broke.');
});

it('sorts findings by file, line and column', () => {
  const sorted = [at('b', 1, 1), at('a', 10, 1), at('a', 9, 2), at('a', 9, 1)].toSorted(byPlace);
  expect(sorted).toEqual([at('a', 9, 1), at('a', 9, 2), at('a', 10, 1), at('b', 1, 1)]);
});
