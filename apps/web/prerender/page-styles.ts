import type { StyleSheet } from './style-sheet.ts';

/** The styles that each document brings with it, by the kind of its page. */
export interface PageStyles {
  /** Takes note of a page, so that its kind gets styles for all that it shows. */
  sample(kind: string, markup: string): void;
  /**
   * The styles of a page: those of its kind and its neighbours, the same for every post; more only where the
   * page shows what no sample of them has shown.
   */
  stylesFor(kind: string, markup: string): string;
}

/**
 * Folders of pages that share their styles. Each further hash lengthens the headers of every answer by 54 bytes,
 * and the pages that have room for what their neighbours need leave that room to the ones that have none.
 */
const neighbours = [
  ['features', 'member-management', 'class-scheduling', 'business-tools', 'member-experience'],
  ['pricing', 'pilot-program', 'about'],
  ['resources', 'faq'],
  ['contact', 'demo', 'legal', 'offline', 'not-found'],
];

/** The pages whose styles a page's module shares, under one name. */
const withNeighbours = (module: string): string =>
  neighbours.find((folders) => folders.some((folder) => module.includes(`/${folder}/`)))?.join() ??
  module;

/** Sorts the site's styles by kinds of pages; a kind is called by the module of its pages. */
export function createPageStyles(sheet: StyleSheet): PageStyles {
  const samples = new Map<string, Set<string>>();
  const styles = new Map<string, string>();

  function wordsOfGroup(group: string): Set<string> {
    const known = samples.get(group) ?? new Set();
    samples.set(group, known);
    return known;
  }

  return {
    sample(kind, markup) {
      const group = withNeighbours(kind);
      const known = wordsOfGroup(group);
      for (const word of sheet.wordsOf(markup)) known.add(word);
      styles.delete(group);
    },

    stylesFor(kind, markup) {
      const group = withNeighbours(kind);
      const known = wordsOfGroup(group);
      const shared = styles.get(group) ?? sheet.stylesFor(known);
      styles.set(group, shared);
      const unknown = [...sheet.wordsOf(markup)].filter((word) => !known.has(word));
      if (unknown.length === 0) return shared;
      const all = new Set([...known, ...unknown]);
      const own = sheet.stylesFor(all);
      if (own === shared) samples.set(group, all);
      return own;
    },
  };
}
