/** The next number, from 0 up to 1. */
export type Random = () => number;

/** FNV-1a, 32 bits: a small change of the text changes the whole number. */
const hash = (text: string): number => {
  let value = 0x811c9dc5;
  for (const character of text) {
    value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  // Final mixing, so that texts that differ only at their ends get different numbers.
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return (value ^ (value >>> 16)) >>> 0;
};

/**
 * A sequence of numbers that depends on the text alone (mulberry32 over its hash).
 *
 * @example
 * randomFrom('ten-days-quiet')() === randomFrom('ten-days-quiet')(); // => true
 */
export function randomFrom(text: string): Random {
  let state = hash(text);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A whole number from `first` to `last`, both included. */
export const between = (random: Random, first: number, last: number): number =>
  first + Math.floor(random() * (last - first + 1));

/** One of the items. */
export const oneOf = <Item>(random: Random, items: readonly [Item, ...Item[]]): Item =>
  items[between(random, 0, items.length - 1)] ?? items[0];
