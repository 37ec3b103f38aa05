import { findLinks } from '../check/check-links.ts';
import type { PageLink } from '../check/site-copy.ts';
import type { LoadedLibrary } from '../load/compile-library.ts';
import { byPosition, type Finding, type Position } from '../load/finding.ts';
import { readFile } from '../load/read-source.ts';
import { publishStateAt, type Publishable } from '../query/published-at.ts';
import { addressedItems, addressPrefixes } from './item-addresses.ts';
import { pathOf } from './resolve-redirects.ts';

type Location = Pick<Finding, 'file' | 'line' | 'column'>;

/**
 * Finds links to pages and questions that are not published when the link is visible.
 *
 * @param folder - The path of the content folder, for the positions of the links.
 * @param loaded - Everything that the content folder holds.
 * @param asOf - The day that the site is built as of, `YYYY-MM-DD`.
 * @param pageLinks - The links of YAML pages, which are always visible; none when left out.
 */
export function checkEarlyLinks(
  folder: string,
  { library, files }: LoadedLibrary,
  asOf: string,
  pageLinks: readonly PageLink[] = [],
): Finding[] {
  const { posts, guides, legal, questions = [] } = library;
  const targets = new Map<string, Publishable>();
  for (const { item, address } of addressedItems(library))
    if (publishStateAt(item, asOf) !== 'published') targets.set(address, item);
  // Usually everything is published, and no body needs to be read.
  if (targets.size === 0) return [];

  const checkLink = (href: string, seenFrom: string, locateLink: () => Location): Finding[] => {
    const target = targets.get(pathOf(href)) ?? targets.get(href);
    if (target === undefined) return [];
    const publishState = publishStateAt(target, seenFrom > asOf ? seenFrom : asOf);
    if (publishState === 'published') return [];
    const what = href.startsWith(addressPrefixes.questions) ? 'question' : 'page';
    const instead =
      publishState === 'scheduled'
        ? `remove the link until ${target.publishedDate}, when it goes live`
        : `remove the link until the ${what} is published`;
    const message = `${JSON.stringify(href)} leads to a ${what} that is ${publishState} → ${instead}.`;
    return [{ ...locateLink(), rule: 'early-link', message }];
  };
  const checkText = (item: object, text: string, seenFrom: string): Finding[] =>
    findLinks(text).flatMap(({ index, address }) =>
      checkLink(address, seenFrom, () => {
        const file = files.get(item) ?? '';
        const written = `](${address})`;
        const nth = text.slice(0, index - ']('.length).split(written).length;
        return { file, ...positionOf(readFile(folder, file).text, written, nth) };
      }),
    );

  return [
    ...[...posts, ...guides].flatMap((item) =>
      item.status === 'draft'
        ? []
        : checkText(item, item.content, item.status === 'unlisted' ? asOf : item.publishedDate),
    ),
    ...legal.flatMap((item) => checkText(item, item.content, asOf)),
    // An unlisted question is not visible, because it has no page of its own.
    ...questions
      .filter(({ status = 'published' }) => status === 'published')
      .flatMap((item) => checkText(item, item.answer, item.publishedDate)),
    ...pageLinks.flatMap(({ prose, href }) =>
      checkLink(href, asOf, () => ({ file: prose.file, ...prose.position(0) })),
    ),
  ].toSorted(byPosition);
}

/** The position of the nth occurrence of a text in another; the start if there is none. */
function positionOf(text: string, wanted: string, nth: number): Position {
  let at = -1;
  for (let count = 0; count < nth; count += 1) {
    at = text.indexOf(wanted, at + 1);
    if (at === -1) return { line: 1, column: 1 };
  }
  const before = text.slice(0, at);
  return { line: before.split('\n').length, column: at - before.lastIndexOf('\n') };
}
