import type { Finding } from '../load/finding.ts';
import { didYouMean, nearest } from '../load/nearest.ts';
import { findingAt, type Passage } from './passage.ts';

/** The valid targets of links. */
export interface Addresses {
  /** The anchors of every page, by path. */
  readonly pages: ReadonlyMap<string, ReadonlySet<string>>;
  /** The new address of each moved one. */
  readonly moved: ReadonlyMap<string, string>;
  /** Whether the site has a file at a path, such as a picture; left out, files are not checked. */
  readonly hasFile?: ((path: string) => boolean) | undefined;
  /** Whether an unknown path is an error; left out, every unknown path is. */
  readonly isOurs?: ((path: string) => boolean) | undefined;
}

/**
 * Checks that a link leads to a page, a heading or section of one, or a file. Links to other sites are not checked.
 *
 * @param passage - The text with the link.
 * @param index - Where its address begins in the passage.
 * @param href - The address.
 * @param own - The path of the page that shows it, for `#anchor`; empty if several pages do.
 */
export function checkAddress(
  passage: Pick<Passage, 'file' | 'position'>,
  index: number,
  href: string,
  own: string,
  { pages, moved, hasFile, isOurs }: Addresses,
): Finding | undefined {
  if (!/^[/#]/.test(href)) return undefined;
  const [, named = '', , anchor] = /^([^?#]*)(\?[^#]*)?(?:#(.*))?$/s.exec(href) ?? [];
  const path = named === '' ? own : named;
  if (path === '') return undefined;
  const anchors = pages.get(path);
  const target = moved.get(path);
  if (anchors === undefined && target !== undefined) {
    return findingAt(passage, index, 'moved-link', [
      `${JSON.stringify(href)} has moved`,
      `write ${JSON.stringify(anchor === undefined ? target : `${target}#${anchor}`)}`,
    ]);
  }
  if (anchors === undefined) {
    if (hasFile?.(path) === true || isOurs?.(path) === false) return undefined;
    const known = [...pages.keys()];
    const trimmed = path.replace(/(?:\/|\/index\.html|\.html|\.md)$/, '');
    const meant = pages.has(trimmed)
      ? ` Did you mean ${JSON.stringify(trimmed)}?`
      : nearestPath(path, known);
    return findingAt(passage, index, 'unknown-link', [
      `${JSON.stringify(href)} leads to no page`,
      `write the path of a page that exists.${meant}`,
    ]);
  }
  if (anchor === undefined || anchor === '' || anchors.has(decode(anchor))) return undefined;
  const known = [...anchors];
  const near = nearest(anchor, known);
  const some = `${known.slice(0, longestList).join(', ')}${known.length > longestList ? ' …' : ''}`;
  return findingAt(passage, index, 'unknown-anchor', [
    `${JSON.stringify(href)} leads to no heading or section of ${path}`,
    near !== undefined
      ? `write ${JSON.stringify(`${href.slice(0, -anchor.length)}${near}`)}`
      : known.length === 0
        ? `write ${JSON.stringify(path)}, which has none`
        : `write one of ${some}`,
  ]);
}

const longestList = 12;

/** Compares the last parts, because long paths with a common start are all near. */
function nearestPath(path: string, known: readonly string[]): string {
  const last = path.slice(path.lastIndexOf('/') + 1);
  const byLast = new Map(known.map((one) => [one.slice(one.lastIndexOf('/') + 1), one]));
  const offered = nearest(last, [...byLast.keys()]);
  const whole = offered === undefined ? undefined : byLast.get(offered);
  return whole === undefined ? didYouMean(path, known) : ` Did you mean ${JSON.stringify(whole)}?`;
}

function decode(anchor: string): string {
  try {
    return decodeURIComponent(anchor);
  } catch {
    return anchor;
  }
}
