import { paths, widths } from '../e2e/site.ts';
import { screensOf, states, type State } from '../e2e/states.ts';

/** How a page is looked at. */
export type Look = 'light' | 'dark' | 'print';

/** One page load, and the widths in px at which it is shot. */
export interface Sitting {
  /** Names the row of the contact sheet and the folder. */
  readonly name: string;
  readonly path: string;
  readonly look: Look;
  readonly widths: readonly number[];
  readonly state?: State;
}

/** The width of a phone and that of a desktop, where two must do. */
const [phone, desktop] = [375, 1440];

/** The width of A4 paper in px. */
const paper = 794;

const printed = /^\/(resources\/(blog|guides)\/|terms)/;

/**
 * The name of a path.
 *
 * @example
 * nameOf('/features/class-scheduling'); // => 'features-class-scheduling'
 */
export const nameOf = (path: string): string =>
  path === '/' ? 'home' : path.slice(1).replaceAll(/[^\w-]+/g, '-');

/** Everything that is shot of these routes; of all routes without any. */
export function sittings(routes: readonly string[] = paths): readonly Sitting[] {
  const pages = routes.flatMap((path): Sitting[] => {
    const page = { name: nameOf(path), path };
    return [
      { ...page, look: 'light', widths },
      { ...page, look: 'dark', widths: [phone, desktop] },
      ...(printed.test(path) ? [{ ...page, look: 'print', widths: [paper] } as const] : []),
    ];
  });
  const stated = states
    .filter(({ path }) => routes === paths || routes.includes(path.replace(/\?.*/, '')))
    .flatMap((state): Sitting[] =>
      // A state is reached anew at each width: a menu closes when the window changes.
      screensOf(state).map((width) => ({ ...state, state, look: 'light', widths: [width] })),
    );
  return [...pages, ...stated];
}

/** The column of the contact sheet that a shot stands in. */
export function columnOf(look: Look, width: number): string {
  if (look === 'print') return 'print';
  return look === 'dark' ? `${width}-dark` : String(width);
}

/** The columns in their order. */
export const columns: readonly string[] = [
  ...widths.map((width) => columnOf('light', width)),
  ...[phone, desktop].map((width) => columnOf('dark', width)),
  columnOf('print', paper),
];
