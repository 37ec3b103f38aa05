import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { byPlace, type Finding } from '../loader/finding.ts';
import { standingAt, type Publishable } from '../published-at.ts';
import type { Library } from '../schema/library.ts';
import { itemFiles } from './item-files.ts';
import { placeOf } from './place-of.ts';
import { guideAddress, postAddress } from './register.ts';
import { pathOf } from './settle-redirects.ts';

type Linking = {
  /** Looks up the file that it is written in. */
  readonly file: () => string;
  readonly content: string;
  /** The first day on which it is seen; empty for always, `undefined` for never. */
  readonly from: string | undefined;
};

const link = /\]\(([^()\s]*)\)/g;

/**
 * Finds links that would tell of a page before it is there, or of one that nothing is to lead to: what is seen on a day may lead
 * only to what is published by then.
 *
 * @param folder - The path of the content folder, where the places of the links are looked up.
 * @param library - Everything that the content folder holds.
 * @param asOf - The day that the site is built as of, `YYYY-MM-DD`; what went before it does not matter any more.
 */
export function checkEarlyLinks(
  folder: string,
  library: Library<string, string>,
  asOf: string,
): Finding[] {
  const { posts, guides, legal } = library;
  let files: ReadonlyMap<string, string> | undefined;
  const fileOf = (address: string) => {
    // By need: it reads every file again, and hardly a build has anything to find.
    files ??= itemFiles(folder);
    return files.get(address) ?? address;
  };
  const targets = new Map<string, Publishable>([
    ...posts.map((post) => [postAddress(post), post] as const),
    ...guides.map((guide) => [guideAddress(guide), guide] as const),
  ]);
  for (const [address, item] of targets) {
    if (standingAt(item, asOf) === 'published') targets.delete(address);
  }
  // Mostly there is nothing that a link could tell of too early, and no body need be read.
  if (targets.size === 0) return [];
  const texts: Linking[] = [
    ...posts.map((post) => linking(() => fileOf(postAddress(post)), post)),
    ...guides.map((guide) => linking(() => fileOf(guideAddress(guide)), guide)),
    ...legal.map(({ slug, content }) => ({ file: () => `legal/${slug}.md`, content, from: '' })),
  ];
  return texts
    .flatMap(({ file, content, from }) =>
      from === undefined
        ? []
        : findEarly(folder, file, content, from > asOf ? from : asOf, targets),
    )
    .toSorted(byPlace);
}

function linking(file: Linking['file'], item: Publishable & { readonly content: string }): Linking {
  const { status = 'published', publishedDate, content } = item;
  if (status === 'draft') return { file, content, from: undefined };
  return { file, content, from: status === 'unlisted' ? '' : publishedDate };
}

function findEarly(
  folder: string,
  fileOf: Linking['file'],
  content: string,
  day: string,
  targets: ReadonlyMap<string, Publishable>,
): Finding[] {
  const seen = new Map<string, number>();
  return [...content.matchAll(link)].flatMap(([, href = '']): Finding[] => {
    const nth = (seen.get(href) ?? 0) + 1;
    seen.set(href, nth);
    const target = targets.get(pathOf(href));
    const standing = target === undefined ? 'published' : standingAt(target, day);
    if (target === undefined || standing === 'published') return [];
    const mend =
      standing === 'scheduled'
        ? `take the link out until ${target.publishedDate}, when it is live`
        : 'take the link out until the page is published';
    const file = fileOf();
    return [
      {
        file,
        ...placeOf(readFileSync(join(folder, file), 'utf8'), `](${href})`, nth),
        rule: 'early-link',
        message: `${JSON.stringify(href)} leads to a page that is ${standing} → ${mend}.`,
      },
    ];
  });
}
