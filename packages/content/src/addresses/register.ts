import { publishStateAt, type PublishState } from '../query/published-at.ts';
import type { Library } from '../schema/library.ts';
import { pathsOf, type Site } from '../schema/site/index.ts';
import { addressedItems, addressPrefixes } from './item-addresses.ts';
import { listPaths } from './page-paths.ts';

/** The file of a content folder that holds every address that was ever published. */
export const registerFile = 'addresses.txt';

/** A line of the register that is not a comment. */
export interface RegisterLine {
  /** Its number, from 1. */
  readonly line: number;
  /** As in the file, trimmed. */
  readonly written: string;
  /** `undefined` if the line cannot be read. */
  readonly address: string | undefined;
  /** The day on which it goes live, `YYYY-MM-DD`; `undefined` if it was live when registered. */
  readonly from: string | undefined;
}

/**
 * Reads a register: one address per line, with `from` and a day if it is scheduled. Lines with `#` are comments.
 *
 * @example
 * readRegister('/ropes from 2026-12-01') // => [{ line: 1, written: '/ropes from 2026-12-01', address: '/ropes', from: '2026-12-01' }]
 */
export function readRegister(text: string): RegisterLine[] {
  return text.split('\n').flatMap((whole, index) => {
    const written = whole.trim();
    if (/^(?:#|$)/.test(written)) return [];
    const [, address, from] = /^(\/\S*)(?:\s+from\s+(\d{4}-\d{2}-\d{2}))?$/.exec(written) ?? [];
    return { line: index + 1, written, address, from };
  });
}

const head = `# Every address that the site has published: one that has no page any more needs a redirect.
# Written by "pnpm content register"; a line is taken out by hand, and only if its page was never seen.
`;

/** A register as text, sorted. */
export function writeRegister(entries: readonly Pick<RegisterLine, 'address' | 'from'>[]): string {
  const lines = entries.map(({ address, from }) =>
    from === undefined ? address : `${address} from ${from}`,
  );
  return `${head}${lines.toSorted().join('\n')}\n`;
}

/** The state of an address, and the day of its item; pages have none. */
export interface AddressState {
  readonly publishState: PublishState;
  readonly from?: string;
}

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
): Map<string, AddressState> {
  const legal = library.legal.map(({ slug }) => `${addressPrefixes.legal}${slug}`);
  const pages = [...pathsOf(site), ...listPaths, ...legal];
  return new Map<string, AddressState>([
    ...pages.map((address) => [address, { publishState: 'published' }] as const),
    ...addressedItems(library).map(
      ({ item, address }) =>
        [address, { publishState: publishStateAt(item, asOf), from: item.publishedDate }] as const,
    ),
  ]);
}

/** The addresses to register: what is published, and what is scheduled with its day. Names of drafts and unlisted items may still change. */
export function addressesToRegister(
  states: ReadonlyMap<string, AddressState>,
): { address: string; from: string | undefined }[] {
  return [...states].flatMap(([address, { publishState, from }]) => {
    if (publishState === 'published') return { address, from: undefined };
    return publishState === 'scheduled' ? { address, from } : [];
  });
}
