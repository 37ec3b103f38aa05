import type { StyleSheet } from './style-sheet.ts';

/** The styles that each document brings with it, by the kind of its page. */
export interface PageStyles {
  /** Takes note of a page, so that its kind gets styles for all that it shows. */
  sample(kind: string, markup: string): void;
  /**
   * The styles of a page: those of its kind, the same for every post; more only where the page shows
   * what no sample of its kind has shown.
   */
  stylesFor(kind: string, markup: string): string;
}

/** Sorts the site's styles by kinds of pages. */
export function createPageStyles(sheet: StyleSheet): PageStyles {
  const samples = new Map<string, Set<string>>();
  const styles = new Map<string, string>();

  function wordsOfKind(kind: string): Set<string> {
    const known = samples.get(kind) ?? new Set();
    samples.set(kind, known);
    return known;
  }

  return {
    sample(kind, markup) {
      const known = wordsOfKind(kind);
      for (const word of sheet.wordsOf(markup)) known.add(word);
      styles.delete(kind);
    },

    stylesFor(kind, markup) {
      const known = wordsOfKind(kind);
      const shared = styles.get(kind) ?? sheet.stylesFor(known);
      styles.set(kind, shared);
      const unknown = [...sheet.wordsOf(markup)].filter((word) => !known.has(word));
      if (unknown.length === 0) return shared;
      const all = new Set([...known, ...unknown]);
      const own = sheet.stylesFor(all);
      if (own === shared) samples.set(kind, all);
      return own;
    },
  };
}
