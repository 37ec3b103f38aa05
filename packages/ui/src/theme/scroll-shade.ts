import { vars } from './vars.css.ts';

/** A layer of a background at both sides. */
const atSides = (color: string, layer: string) =>
  ['left', 'right']
    .map((side) => `linear-gradient(to ${side}, #0000, ${color}) ${side} / ${layer} no-repeat`)
    .join(', ');

/**
 * The background of what scrolls sideways, on a colour: a shade at a side where there is more. At
 * the end, what moves along with the content covers it.
 */
export const scrollShade = (ground: string): string =>
  [
    atSides(`${ground} 70%`, '3rem local'),
    atSides(`color-mix(in srgb, ${vars.color.borderStrong} 60%, #0000)`, '0.75rem'),
  ].join(', ');
