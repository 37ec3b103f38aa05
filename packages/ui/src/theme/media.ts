import { breakpoints, containers, type Breakpoint, type Container } from '../tokens/scale.ts';

/**
 * The media query for a named breakpoint and everything wider. It is in em, so that readers with
 * a larger text size get the layout that has room for it.
 *
 * @example
 * from('tablet'); // => 'screen and (min-width: 48em)'
 */
export const from = (breakpoint: Breakpoint): string =>
  `screen and (min-width: ${breakpoints[breakpoint] / 16}em)`;

/**
 * The container query for a named container width and everything wider.
 *
 * @example
 * fits('board'); // => '(min-width: 44rem)'
 */
export const fits = (container: Container): string => `(min-width: ${containers[container]})`;

/** Where text is so large for the window that two columns have no room. */
export const largeText = '(max-width: 18em)';

/** Where the visitor has asked for less motion. */
export const reducedMotion = '(prefers-reduced-motion: reduce)';

/** Where the visitor has asked for a dark scheme. */
export const prefersDark = '(prefers-color-scheme: dark)';

/** Where no script runs; hide what needs one. */
export const noScripts = '(scripting: none)';

/** Where the visitor points with a finger. */
export const coarsePointer = '(pointer: coarse)';

/** Where the system replaces the colours, so that a background no longer carries meaning. */
export const forcedColors = '(forced-colors: active)';
