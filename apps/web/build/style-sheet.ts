/** What a selector calls for: a name, or one of several choices, each with all that it calls for. */
export type Need = string | readonly (readonly Need[])[];

/** A declaration, a font, an animation or another text of a sheet that is kept or left out as a whole. */
export interface SheetPiece {
  /** With the semicolon behind it, where it needs one. */
  readonly text: string;
  /** The custom properties that it reads, and the animations that it runs. */
  readonly reads: readonly string[];
  /** The custom property or the animation that it is: nobody needs it who does not read that. */
  readonly defines?: string;
}

/** A rule, by the selectors of its list. */
export interface SheetRule {
  readonly selectors: readonly { readonly text: string; readonly needs: readonly Need[] }[];
  readonly nodes: readonly SheetNode[];
}

/** What stands round rules, such as `@media print`. */
export interface SheetGroup {
  readonly head: string;
  readonly nodes: readonly SheetNode[];
}

export type SheetNode = SheetPiece | SheetRule | SheetGroup;

/** A style sheet that has been read; survives being written as JSON. */
export interface SheetData {
  readonly nodes: readonly SheetNode[];
  /** The tags, classes, ids and attributes that its selectors name, as `Need` names them. */
  readonly names: readonly string[];
  /** The regular expression of the tags and attributes of a document that it may name. */
  readonly words: string;
}

/** The site's style sheet. */
export interface StyleSheet {
  /** The tags and attributes of a document that the sheet may name, as they are written and as often. */
  wordsOf(markup: string): readonly string[];
  /** The tags, classes, ids and attributes in a word that the sheet names: all that styles depend on. */
  namesOf(word: string): readonly string[];
  /**
   * The rules that can match in a document of these names, whatever the width of the screen and
   * whichever of its parts are hovered, focused or open; in the order of the sheet, with all fonts.
   */
  stylesFor(names: Iterable<string>): string;
}

/** What every document has round the markup of its page. */
const shell = ['<html', '<body', ' id="root"'];

/** What a tag or attribute, as it is written, is called by selectors; an attribute's value may be left out. */
function namesIn(word: string): string[] {
  if (word.startsWith('<')) return [word.slice(1)];
  const [, name = '', value = ''] = /^\s([^=]+)="([^"]*)/.exec(word) ?? [];
  const names = [`[${name}]`, `[${name}=${value}]`];
  if (name === 'id') names.push(`#${value}`);
  if (name === 'class') names.push(...value.split(' ').map((part) => `.${part}`));
  return names;
}

/** Whether a document of these names has all that is called for. */
const hasAll = (needs: readonly Need[], vocabulary: ReadonlySet<string>): boolean =>
  needs.every((need) =>
    typeof need === 'string'
      ? vocabulary.has(need)
      : need.some((choice) => hasAll(choice, vocabulary)),
  );

/** Leaves out the selectors that can't match, and the rules that have no other. */
const whatMatches = (nodes: readonly SheetNode[], vocabulary: ReadonlySet<string>): SheetNode[] =>
  nodes.flatMap((node): SheetNode[] => {
    if ('text' in node) return [node];
    if (!('selectors' in node)) return [{ ...node, nodes: whatMatches(node.nodes, vocabulary) }];
    const selectors = node.selectors.filter(({ needs }) => hasAll(needs, vocabulary));
    if (selectors.length === 0) return [];
    return [{ selectors, nodes: whatMatches(node.nodes, vocabulary) }];
  });

const piecesOf = (nodes: readonly SheetNode[]): SheetPiece[] =>
  nodes.flatMap((node) => ('text' in node ? node : piecesOf(node.nodes)));

/** The custom properties and animations that are used, also by each other. */
function whatIsUsed(pieces: readonly SheetPiece[]): ReadonlySet<string> {
  const used = new Set(pieces.flatMap(({ defines, reads }) => (defines ? [] : reads)));
  const readsOf = new Map<string, string[]>();
  for (const { defines, reads } of pieces) {
    if (defines) readsOf.set(defines, [...(readsOf.get(defines) ?? []), ...reads]);
  }
  // The set grows while it is walked.
  for (const name of used) for (const read of readsOf.get(name) ?? []) used.add(read);
  return used;
}

/** Writes what is left of a sheet, without what is empty. */
function write(nodes: readonly SheetNode[], used: ReadonlySet<string>): string {
  const parts = nodes.map((node) => {
    if ('text' in node) {
      return node.defines === undefined || used.has(node.defines) ? node.text : '';
    }
    const head = 'head' in node ? node.head : node.selectors.map(({ text }) => text).join(',');
    const body = write(node.nodes, used);
    return body && `${head}{${body}}`;
  });
  return parts.join('').replace(/;$/, '');
}

/** Makes the styles of documents out of a sheet. */
export function openStyleSheet({ nodes, names, words }: SheetData): StyleSheet {
  const named = new Set(names);
  const word = new RegExp(words, 'g');
  const namesOfWord = new Map<string, readonly string[]>();
  return {
    wordsOf: (markup) => markup.match(word) ?? [],

    namesOf(found) {
      const known = namesOfWord.get(found) ?? namesIn(found).filter((name) => named.has(name));
      namesOfWord.set(found, known);
      return known;
    },

    stylesFor(found) {
      const matching = whatMatches(nodes, new Set([...shell.flatMap(namesIn), ...found]));
      return write(matching, whatIsUsed(piecesOf(matching)));
    },
  };
}
