import { publishStateAt, type PublishState } from '../query/published-at.ts';
import type { Library } from '../schema/library.ts';
import { pathsOf, type Site } from '../schema/site/index.ts';
import { addressedItems, addressPrefixes } from './item-addresses.ts';
import { listPaths } from './page-paths.ts';

/** The file of a content folder that holds every address that was ever published. */
export const registerFile = 'addresses.txt';

/** Reads a register: one address per line, trimmed, with the number of its line. Lines with `#` are comments. */
export function readRegister(text: string): { line: number; address: string }[] {
  return text
    .split('\n')
    .map((whole, index) => ({ line: index + 1, address: whole.trim() }))
    .filter(({ address }) => !/^(?:#|$)/.test(address));
}

const head = `# Every address that the site has published: one that has no page any more needs a redirect.
# Written by "pnpm content register"; a line is taken out by hand, and only if its page was never seen.
`;

/** A register as text, sorted. */
export const writeRegister = (addresses: readonly string[]): string =>
  `${head}${addresses.toSorted().join('\n')}\n`;

/**
 * Every address of a site with its state.
 *
 * @param library - Everything that the content folder holds.
 * @param site - The copy of its pages, for their paths.
 * @param asOf - The day to look at, `YYYY-MM-DD`.
 */
export function addressStates(
  library: Library,
  site: Partial<Site>,
  asOf: string,
): Map<string, PublishState> {
  const legal = library.legal.map(({ slug }) => `${addressPrefixes.legal}${slug}`);
  const pages = [...pathsOf(site), ...listPaths, ...legal];
  return new Map<string, PublishState>([
    ...pages.map((address) => [address, 'published'] as const),
    ...addressedItems(library).map(
      ({ item, address }) => [address, publishStateAt(item, asOf)] as const,
    ),
  ]);
}

/** The addresses to register: what is published or scheduled. Names of drafts and unlisted items may still change. */
export const addressesToRegister = (states: ReadonlyMap<string, PublishState>): string[] =>
  [...states.keys()].filter((address) =>
    ['published', 'scheduled'].includes(states.get(address) ?? ''),
  );
