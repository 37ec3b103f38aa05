import { compositions, roundCard } from './compositions.ts';
import { oneOf, randomFrom } from './random.ts';
import type { Part, Shape } from './shape.ts';

/** A colour of a drawing: three of the hue, and ink and paper. */
export type Paint = 'tint' | 'solid' | 'text' | 'ink' | 'paper';

/** The colours of the background and of each part. */
export type Scheme = Readonly<Record<Part | 'background', Paint>>;

/** A drawing without its hue. */
export interface Drawing {
  /** Its colours. */
  readonly scheme: Scheme;
  /** Its paths, from back to front. */
  readonly shapes: readonly Shape[];
}

const schemes: readonly [Scheme, ...Scheme[]] = [
  { background: 'solid', main: 'ink', second: 'paper', third: 'text' },
  { background: 'ink', main: 'solid', second: 'paper', third: 'text' },
  { background: 'tint', main: 'solid', second: 'text', third: 'paper' },
];

/** The drawing of a seed: always the same for the same seed and numeral. */
export function draw(seed: string, numeral?: string): Drawing {
  // With this prefix, the first six posts have different, fitting motifs, and each scheme twice.
  const random = randomFrom(`hook-step-ring-round/${seed}`);
  const scheme = oneOf(random, schemes);
  const composition = oneOf(random, compositions);
  const shapes = (numeral ? roundCard(numeral) : composition)(random);
  return { scheme, shapes };
}
