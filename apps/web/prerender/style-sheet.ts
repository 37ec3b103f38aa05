import { parse, type AtRule, type ChildNode, type Declaration, type Rule } from 'postcss';
import selectorParser from 'postcss-selector-parser';

/** The site's style sheet, read once. */
export interface StyleSheet {
  /** The tags and attributes of a document that the sheet may name, as they are written and as often. */
  wordsOf(markup: string): readonly string[];
  /** The tags, classes, ids and attributes in a word that the sheet names: all that styles depend on. */
  namesOf(word: string): readonly string[];
  /**
   * The rules that can match in a document of these names, whatever the width of the screen and
   * whichever of its parts are hovered, focused or open; in the order of the sheet, with all fonts.
   */
  stylesFor(names: ReadonlySet<string>): string;
  /** The whole sheet but for the fonts, which every document brings with it. */
  readonly withoutFonts: string;
}

/** What every document has round the markup of its page. */
const shell = ['<html', '<body', ' id="root"'];

/** Attributes that change without the app: by the browser itself and by the boot script. */
const changing = new Set(['open', 'data-announcement']);

/** What a tag or attribute, as it is written, is called by selectors; an attribute's value may be left out. */
function namesIn(word: string): string[] {
  if (word.startsWith('<')) return [word.slice(1)];
  const [, name = '', value = ''] = /^\s([^=]+)="([^"]*)/.exec(word) ?? [];
  const names = [`[${name}]`, `[${name}=${value}]`];
  if (name === 'id') names.push(`#${value}`);
  if (name === 'class') names.push(...value.split(' ').map((part) => `.${part}`));
  return names;
}

/** What a part of a selector calls for; `undefined` where it calls for nothing by itself. */
function nameOf(node: selectorParser.Node): string | undefined {
  switch (node.type) {
    case 'tag':
      return node.value;
    case 'class':
      return `.${node.value}`;
    case 'id':
      return `#${node.value}`;
    case 'attribute':
      return `[${node.attribute}${node.operator === '=' ? `=${node.value}` : ''}]`;
    default:
      return undefined;
  }
}

/** Whether a selector can match in a document of these tags, classes, ids and attributes. */
function canMatch(node: selectorParser.Node, vocabulary: ReadonlySet<string>): boolean {
  switch (node.type) {
    case 'selector':
      return node.nodes.every((part) => canMatch(part, vocabulary));
    case 'attribute':
      if (changing.has(node.attribute)) return true;
      break;
    case 'pseudo':
      // Only these name what must be there; `:not()` says what must not, `:nth-child()` where it stands.
      return (
        !/^:(is|where|has)$/.test(node.value) ||
        node.nodes.some((choice) => canMatch(choice, vocabulary))
      );
  }
  const name = nameOf(node);
  return name === undefined || vocabulary.has(name);
}

/** A text as a regular expression that matches it. */
const inPattern = (text: string) => text.replace(/\W/g, String.raw`\$&`);

/** A sheet without the blanks behind its commas, which the minifier leaves in custom properties. */
const withoutBlanks = (css: string) =>
  css.replace(/"[^"]*"|'[^']*'|,\s+/g, (part) => (part.startsWith(',') ? ',' : part));

/** The custom properties that a value reads. */
const readsOf = (value: string): string[] =>
  [...value.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name = '']) => name);

/**
 * Reads a style sheet.
 *
 * @param css The sheet, minified: comments are not kept.
 */
export function readStyleSheet(css: string): StyleSheet {
  const sheet = parse(css);
  const selectorsOf = new Map<Rule, { text: string; node: selectorParser.Selector }[]>();
  // By name, with the values that are named.
  const attributes = new Map<string, Set<string>>();
  const named = new Set<string>();
  sheet.walkRules((rule) => {
    if (rule.parent?.type === 'atrule' && (rule.parent as AtRule).name.endsWith('keyframes'))
      return;
    const list = selectorParser().astSync(rule.selector);
    list.walk((node) => {
      const name = nameOf(node);
      if (name !== undefined) named.add(name);
      if (node.type !== 'attribute' && node.type !== 'id') return;
      const attribute = node.type === 'id' ? 'id' : node.attribute;
      const values = attributes.get(attribute) ?? new Set();
      attributes.set(attribute, values.add(node.value ?? ''));
    });
    selectorsOf.set(
      rule,
      list.nodes.map((node) => ({ text: String(node).trim(), node })),
    );
  });
  // Of another value only the name is read: so the words are few, however many pages there are.
  const attribute = [...attributes].map(
    ([name, values]) => `${name}="(?:(?:${[...values].map(inPattern).join('|')})")?`,
  );
  const word = new RegExp(
    `<[a-z][a-z0-9]*|\\s(?:${['class="[^"]*"', ...attribute].join('|')})`,
    'g',
  );
  const namesOfWord = new Map<string, readonly string[]>();

  function write(
    nodes: readonly ChildNode[],
    vocabulary: ReadonlySet<string>,
    keeps: (node: Declaration | AtRule) => boolean,
  ): string {
    const parts = nodes.map((node) => {
      if (node.type === 'decl') return keeps(node) ? `${node};` : '';
      if (node.type === 'rule') {
        const matching = selectorsOf
          .get(node)
          ?.filter((selector) => canMatch(selector.node, vocabulary));
        if (!matching?.length) return '';
        const body = write(node.nodes, vocabulary, keeps);
        return body && `${matching.map(({ text }) => text).join(',')}{${body}}`;
      }
      if (node.type !== 'atrule') return '';
      // Paper has the whole sheet.
      if (node.params === 'print') return '';
      if (!node.nodes) return `${node};`;
      if (/^font-face$|keyframes$/.test(node.name)) return keeps(node) ? `${node}` : '';
      const body = write(node.nodes, vocabulary, keeps);
      return body && `@${node.name} ${node.params}{${body}}`;
    });
    return parts.join('').replace(/;$/, '');
  }

  return {
    wordsOf: (markup) => markup.match(word) ?? [],

    namesOf(found) {
      const names = namesOfWord.get(found) ?? namesIn(found).filter((name) => named.has(name));
      namesOfWord.set(found, names);
      return names;
    },

    stylesFor(names) {
      const vocabulary = new Set([...shell.flatMap(namesIn), ...names]);
      const used = new Set<string>();
      const readBy = new Map<string, string[]>();
      write(sheet.nodes, vocabulary, (node) => {
        if (node.type === 'atrule') return false;
        const { prop, value } = node;
        if (prop.startsWith('--')) readBy.set(prop, [...(readBy.get(prop) ?? []), value]);
        else for (const name of readsOf(value)) used.add(name);
        if (prop.startsWith('animation')) for (const name of value.split(/[\s,]/)) used.add(name);
        return true;
      });
      // The set grows while it is walked: the value of a variable may read further ones.
      for (const name of used) {
        for (const value of readBy.get(name) ?? [])
          for (const read of readsOf(value)) used.add(read);
      }
      const text = write(sheet.nodes, vocabulary, (node) => {
        if (node.type === 'atrule') return node.name === 'font-face' || used.has(node.params);
        return !node.prop.startsWith('--') || used.has(node.prop);
      });
      return withoutBlanks(text);
    },

    withoutFonts: sheet.nodes
      .filter((node) => node.type !== 'atrule' || node.name !== 'font-face')
      .map(String)
      .join(''),
  };
}
