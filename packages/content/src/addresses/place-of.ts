import type { Position } from '../load/finding.ts';

/** The position of the nth occurrence of a text in another; the start if there is none. */
export function placeOf(text: string, wanted: string, nth: number): Position {
  let at = -1;
  for (let count = 0; count < nth; count += 1) {
    at = text.indexOf(wanted, at + 1);
    if (at === -1) return { line: 1, column: 1 };
  }
  const before = text.slice(0, at);
  return { line: before.split('\n').length, column: at - before.lastIndexOf('\n') };
}
