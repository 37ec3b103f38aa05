import type { Position } from '../load/finding.ts';

/** Where a text holds another for the nth time; its beginning if it does not. */
export function placeOf(text: string, wanted: string, nth: number): Position {
  let at = -1;
  for (let count = 0; count < nth; count += 1) {
    at = text.indexOf(wanted, at + 1);
    if (at === -1) return { line: 1, column: 1 };
  }
  const before = text.slice(0, at);
  return { line: before.split('\n').length, column: at - before.lastIndexOf('\n') };
}
