import { parse, type AtRule, type ChildNode, type Rule } from 'postcss';
import selectorParser from 'postcss-selector-parser';
import type { Need, SheetData, SheetNode, SheetRule } from './style-sheet.ts';

/** Attributes that change without the app: by the browser itself and by the boot script. */
const changing = new Set(['open', 'data-announcement']);

/** What a part of a selector is called; `undefined` where it names nothing by itself. */
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

/** What a document must have for a selector to match in it. */
const needsOf = (selector: selectorParser.Selector): Need[] =>
  selector.nodes.flatMap((node): Need[] => {
    if (node.type === 'attribute' && changing.has(node.attribute)) return [];
    // Only these name what must be there; `:not()` says what must not, `:nth-child()` where it stands.
    if (node.type === 'pseudo' && /^:(is|where|has)$/.test(node.value)) {
      return [node.nodes.map(needsOf)];
    }
    const name = nameOf(node);
    return name === undefined ? [] : [name];
  });

/** A text as a regular expression that matches it. */
const inPattern = (text: string) => text.replace(/\W/g, String.raw`\$&`);

/** A sheet without the blanks behind its commas, which the minifier leaves in custom properties. */
const withoutBlanks = (css: string) =>
  css.replace(/"[^"]*"|'[^']*'|,\s+/g, (part) => (part.startsWith(',') ? ',' : part));

/** The custom properties that a value reads. */
const readsOf = (value: string): string[] =>
  [...value.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name = '']) => name);

const isIn = (name: RegExp, { parent }: Rule) =>
  parent?.type === 'atrule' && name.test((parent as AtRule).name);

/**
 * Reads a style sheet, once for all documents that take their styles from it. What is for paper only is left out:
 * paper has the whole sheet.
 *
 * @param css The sheet, minified: comments are not kept.
 */
export function readStyleSheet(css: string): SheetData {
  const sheet = parse(withoutBlanks(css));
  sheet.walkAtRules((rule) => {
    if (rule.params === 'print') rule.remove();
  });
  const names = new Set<string>();
  // By name, with the values that are named.
  const attributes = new Map<string, Set<string>>();
  const selectorsOf = new Map<Rule, SheetRule['selectors']>();
  sheet.walkRules((rule) => {
    if (isIn(/keyframes$/, rule)) return;
    const list = selectorParser().astSync(rule.selector);
    list.walk((node) => {
      const name = nameOf(node);
      if (name !== undefined) names.add(name);
      if (node.type !== 'attribute' && node.type !== 'id') return;
      const attribute = node.type === 'id' ? 'id' : node.attribute;
      const values = attributes.get(attribute) ?? new Set();
      attributes.set(attribute, values.add(node.value ?? ''));
    });
    const selectors = list.nodes.map((node) => ({
      text: String(node).trim(),
      needs: needsOf(node),
    }));
    selectorsOf.set(rule, selectors);
  });

  const nodesOf = (nodes: readonly ChildNode[]): SheetNode[] =>
    nodes.flatMap((node): SheetNode[] => {
      if (node.type === 'decl') {
        const { prop, value } = node;
        const runs = prop.startsWith('animation') ? value.split(/[\s,]/) : [];
        const defines = prop.startsWith('--') && { defines: prop };
        return [{ text: `${node};`, reads: [...readsOf(value), ...runs], ...defines }];
      }
      if (node.type === 'rule') {
        return [{ selectors: selectorsOf.get(node) ?? [], nodes: nodesOf(node.nodes) }];
      }
      if (node.type !== 'atrule') return [];
      const { name, params } = node;
      if (!node.nodes) return [{ text: `${node};`, reads: [] }];
      if (name === 'font-face') return [{ text: `${node}`, reads: [] }];
      if (name.endsWith('keyframes')) {
        return [{ text: `${node}`, reads: readsOf(`${node}`), defines: params }];
      }
      return [{ head: `@${name} ${params}`, nodes: nodesOf(node.nodes) }];
    });

  // Of another value only the name is read: so the words are few, however many pages there are.
  const attribute = [...attributes].map(
    ([name, values]) => `${name}="(?:(?:${[...values].map(inPattern).join('|')})")?`,
  );
  return {
    nodes: nodesOf(sheet.nodes),
    names: [...names],
    words: `<[a-z][a-z0-9]*|\\s(?:${['class="[^"]*"', ...attribute].join('|')})`,
  };
}

/** A sheet but for its fonts, which every document brings with it. */
export function withoutFonts(css: string): string {
  return parse(css)
    .nodes.filter((node) => node.type !== 'atrule' || node.name !== 'font-face')
    .map(String)
    .join('');
}
