import type { StyleSheet } from './style-sheet.ts';

/** What pages of each kind show, by the names that the sheet has for it; a kind is called by the module of its pages. */
export type NamesByKind = Readonly<Record<string, readonly string[]>>;

/**
 * The styles of a page: those of its kind and its neighbours, the same for every post; more only where the
 * page shows what no sample of them has shown.
 */
export type StylesFor = (kind: string, markup: string) => string;

/**
 * Folders of pages that share their styles. Each further hash lengthens the headers of every answer by 54 bytes,
 * and the pages that have room for what their neighbours need leave that room to the ones that have none.
 */
const neighbours = [
  ['features', 'member-management', 'class-scheduling', 'business-tools', 'member-experience'],
  ['resources', 'faq'],
  ['pricing', 'pilot-program', 'about', 'contact', 'demo', 'legal', 'offline', 'not-found'],
];

/** The pages whose styles a page's module shares, under one name. */
const withNeighbours = (module: string): string =>
  neighbours.find((folders) => folders.some((folder) => module.includes(`/${folder}/`)))?.join() ??
  module;

/** What the pages of a group show. */
interface Group {
  /** What the sheet calls it by. */
  names: Set<string>;
  /** Words of which all names are known: a page has hundreds, which its neighbours have, too. */
  readonly words: Set<string>;
  /** The styles for it; `undefined` until somebody asks. */
  styles: string | undefined;
}

/**
 * Sorts the site's styles by kinds of pages.
 *
 * @param samples What some pages of each kind show.
 */
export function createPageStyles(sheet: StyleSheet, samples: NamesByKind): StylesFor {
  const groups = new Map<string, Group>();

  function groupOf(kind: string): Group {
    const name = withNeighbours(kind);
    const group = groups.get(name) ?? { names: new Set(), words: new Set(), styles: undefined };
    groups.set(name, group);
    return group;
  }

  for (const [kind, names] of Object.entries(samples)) {
    const group = groupOf(kind);
    for (const name of names) group.names.add(name);
  }

  /** What a page shows that its group is not known to show. */
  function newNames({ names, words }: Group, markup: string): string[] {
    const unknown = sheet.wordsOf(markup).filter((word) => !words.has(word));
    return unknown.flatMap((word) => {
      const missing = sheet.namesOf(word).filter((name) => !names.has(name));
      if (missing.length === 0) words.add(word);
      return missing;
    });
  }

  return (kind, markup) => {
    const group = groupOf(kind);
    group.styles ??= sheet.stylesFor(group.names);
    const further = newNames(group, markup);
    if (further.length === 0) return group.styles;
    const all = new Set([...group.names, ...further]);
    const own = sheet.stylesFor(all);
    if (own === group.styles) group.names = all;
    return own;
  };
}
