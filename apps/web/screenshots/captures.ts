import { paths, widths } from '../e2e/site.ts';
import { screensOf, states, type State } from '../e2e/states.ts';

/** The medium and colour scheme of a screenshot. */
export type Look = 'light' | 'dark' | 'print';

/** One page load with the widths of its screenshots, in px. */
export interface Capture {
  /** The name of the row in the contact sheet and of the folder. */
  readonly name: string;
  readonly path: string;
  readonly look: Look;
  readonly widths: readonly number[];
  readonly state?: State;
}

/** The widths of a phone and a desktop, for screenshots at two widths only. */
const [phone, desktop] = [375, 1440];

/** The width of A4 paper in px. */
const paper = 794;

const printed = /^\/(resources\/(blog|guides)\/|terms)/;

/**
 * The name of a path for folders.
 *
 * @example
 * nameOf('/features/class-scheduling'); // => 'features-class-scheduling'
 */
export const nameOf = (path: string): string =>
  path === '/' ? 'home' : path.slice(1).replaceAll(/[^\w-]+/g, '-');

/** The captures of some routes, by default of all. */
export function listCaptures(routes: readonly string[] = paths): readonly Capture[] {
  const pages = routes.flatMap((path): Capture[] => {
    const page = { name: nameOf(path), path };
    return [
      { ...page, look: 'light', widths },
      { ...page, look: 'dark', widths: [phone, desktop] },
      ...(printed.test(path) ? [{ ...page, look: 'print', widths: [paper] } as const] : []),
    ];
  });
  const withStates = states
    .filter(({ path }) => routes === paths || routes.includes(path.replace(/\?.*/, '')))
    .flatMap((state): Capture[] =>
      // A page load for each width, because a menu closes when the window changes.
      screensOf(state).map((width) => ({ ...state, state, look: 'light', widths: [width] })),
    );
  return [...pages, ...withStates];
}

/** The column of a screenshot in the contact sheet. */
export function columnOf(look: Look, width: number): string {
  if (look === 'print') return 'print';
  return look === 'dark' ? `${width}-dark` : String(width);
}

/** The columns of the contact sheet, in order. */
export const columns: readonly string[] = [
  ...widths.map((width) => columnOf('light', width)),
  ...[phone, desktop].map((width) => columnOf('dark', width)),
  columnOf('print', paper),
];
