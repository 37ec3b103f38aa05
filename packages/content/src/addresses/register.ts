import { publishedAt } from '../query/published-at.ts';
import type { Library } from '../schema/library.ts';
import { pathsOf, type Site } from '../schema/site/index.ts';
import { addressedItems, addressPrefixes } from './item-addresses.ts';
import { listPaths } from './list-paths.ts';

/** The file of a content folder that holds every address that was ever published. */
export const registerFile = 'addresses.txt';

/** A line of the register. */
export interface RegisteredAddress {
  readonly address: string;
  /** The day on which it goes live, `YYYY-MM-DD`; left out if it was live when registered. */
  readonly from?: string;
  /** The line in the file, from 1. */
  readonly line: number;
}

const head = `# Every address that the site has published: one that has no page any more needs a redirect.
# Written by "pnpm content register"; a line is taken out by hand, and only if its page was never seen.
`;

const entryForm = /^(\/\S*)(?:\s+from\s+(\d{4}-\d{2}-\d{2}))?$/;

/**
 * Reads a register: one address per line, with `from` and a day if it is scheduled. Lines with `#` are comments.
 *
 * @example
 * readRegister('/faq\n/resources/blog/ropes from 2026-12-01\n')
 * // => [{ address: '/faq', line: 1 }, { address: '/resources/blog/ropes', from: '2026-12-01', line: 2 }]
 */
export function readRegister(text: string): RegisteredAddress[] {
  return linesOf(text).flatMap(({ written, line }): RegisteredAddress[] => {
    const [, address, from] = entryForm.exec(written) ?? [];
    return address === undefined ? [] : [{ address, ...(from !== undefined && { from }), line }];
  });
}

/**
 * The lines of a register that are neither an address nor a comment.
 *
 * @example
 * unreadableLines('/faq\n/ropes  # renamed\n') // => [{ written: '/ropes  # renamed', line: 2 }]
 */
export function unreadableLines(text: string): RegisterLine[] {
  return linesOf(text).filter(
    ({ written }) => !/^(?:#|$)/.test(written) && !entryForm.test(written),
  );
}

interface RegisterLine {
  /** As in the file, trimmed. */
  readonly written: string;
  /** Its number, from 1. */
  readonly line: number;
}

function linesOf(text: string): RegisterLine[] {
  return text.split('\n').map((whole, index) => ({ written: whole.trim(), line: index + 1 }));
}

/** A register as text, sorted. */
export function writeRegister(entries: readonly Omit<RegisteredAddress, 'line'>[]): string {
  const lines = entries.map(({ address, from }) =>
    from === undefined ? address : `${address} from ${from}`,
  );
  return `${head}${lines.toSorted().join('\n')}\n`;
}

/**
 * Every address that a library publishes, with the day if it is in the future. Unlisted items and drafts are left out, because their
 * names may still change.
 *
 * @param library - Everything that the content folder holds.
 * @param asOf - Today, `YYYY-MM-DD`.
 * @param site - The copy of its pages, for their paths.
 */
export function addressesToRegister(
  library: Library,
  asOf: string,
  site: Partial<Site> = {},
): Omit<RegisteredAddress, 'line'>[] {
  // The latest possible day.
  const { posts, guides } = publishedAt(library, '9999-12-31');
  return [
    ...[...pathsOf(site), ...listPaths].map((address) => ({ address })),
    ...library.legal.map(({ slug }) => ({ address: `${addressPrefixes.legal}${slug}` })),
    ...addressedItems({ ...library, posts, guides, questions: [] }).map(
      ({ address, item: { publishedDate } }) =>
        publishedDate > asOf ? { address, from: publishedDate } : { address },
    ),
  ];
}
