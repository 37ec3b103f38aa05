import { parseSync } from 'oxc-parser';
import type { SourceFile } from '../../loader/source-file.ts';
import { filler, type Passage } from '../passage.ts';

/** A text in the code of a page. */
export type CodeText = {
  /** The names and places that lead to it: the name of the constant first. */
  readonly path: readonly string[];
  /** Its words; what `${…}` fills in is covered. */
  readonly passage: Passage;
  /** What it says once filled in; `undefined` where that is known only when the code runs. */
  readonly value: string | undefined;
};

type Node = { readonly type: string; readonly start: number; readonly end: number } & Readonly<
  Record<string, unknown>
>;

/**
 * Every text that the code of a page holds, with its place in the file.
 *
 * @param file - A TypeScript file of plain data.
 * @param names - The values of the names that `${…}` may fill in.
 * @throws Error if the file is not valid TypeScript.
 */
export function readCodeTexts(
  file: SourceFile,
  names: Readonly<Record<string, unknown>>,
): CodeText[] {
  const { path, text: code } = file;
  const { program, errors } = parseSync(path, code);
  if (errors.length > 0) {
    throw new Error(`${path} can't be read. Expected TypeScript. ${errors[0]?.message ?? ''}`);
  }
  const starts = [0, ...[...code.matchAll(/\n/g)].map(({ index }) => index + 1)];
  const texts: CodeText[] = [];
  const keep = (node: Node, steps: readonly string[]) => {
    const start = node.start + 1;
    texts.push({
      path: steps,
      value: valueOf(node, names),
      passage: {
        file: path,
        raw: code.slice(start, node.end - 1),
        text: covered(code, node),
        place: (index) => {
          const offset = start + index;
          const line = starts.findLastIndex((one) => one <= offset);
          return { line: line + 1, column: offset - (starts[line] ?? 0) + 1 };
        },
      },
    });
  };
  const walk = (value: unknown, steps: readonly string[]): void => {
    if (Array.isArray(value)) {
      for (const item of value) walk(item, steps);
      return;
    }
    if (!isNode(value)) return;
    const { type } = value;
    if (type === 'TSAsExpression' || type === 'TSSatisfiesExpression')
      walk(value['expression'], steps);
    else if (type.startsWith('TS') || type === 'ImportDeclaration') return;
    else if (type === 'TemplateLiteral') {
      keep(value, steps);
      for (const inner of nodesOf(value['expressions'])) walk(inner, steps);
    } else if (type === 'Literal') {
      if (typeof value['value'] === 'string') keep(value, steps);
    } else if (type === 'Property') walk(value['value'], [...steps, nameOf(value['key'])]);
    else if (type === 'VariableDeclarator') walk(value['init'], [...steps, nameOf(value['id'])]);
    else if (type === 'ArrayExpression') {
      for (const [index, item] of nodesOf(value['elements']).entries()) {
        walk(item, [...steps, String(index)]);
      }
    } else if (type === 'MemberExpression') walk(value['object'], steps);
    else if (type === 'BinaryExpression' && /^[=!]==$/.test(String(value['operator']))) return;
    else for (const inner of Object.values(value)) walk(inner, steps);
  };
  walk(program.body, []);
  return texts;
}

/** The words of a text, with what `${…}` fills in covered, letter for letter. */
function covered(code: string, node: Node): string {
  const start = node.start + 1;
  let text = code.slice(start, node.end - 1);
  if (node.type !== 'TemplateLiteral') return text;
  for (const inner of nodesOf(node['expressions'])) {
    const from = code.lastIndexOf('${', inner.start) - start;
    const to = code.indexOf('}', inner.end) + 1 - start;
    text = text.slice(0, from) + filler.repeat(to - from) + text.slice(to);
  }
  return text;
}

function valueOf(node: Node, names: Readonly<Record<string, unknown>>): string | undefined {
  const value = evaluate(node, names);
  return typeof value === 'string' ? value : undefined;
}

function evaluate(node: unknown, names: Readonly<Record<string, unknown>>): unknown {
  if (!isNode(node)) return undefined;
  switch (node.type) {
    case 'Literal':
      return node['value'];
    case 'Identifier':
      return names[nameOf(node)];
    case 'MemberExpression': {
      const object = evaluate(node['object'], names);
      const key =
        node['computed'] === true ? evaluate(node['property'], names) : nameOf(node['property']);
      return typeof object === 'object' && object !== null
        ? (object as Record<string, unknown>)[String(key)]
        : undefined;
    }
    case 'TemplateLiteral': {
      const quasis = nodesOf(node['quasis']).map(
        ({ value }) => (value as { cooked: string }).cooked,
      );
      const values = nodesOf(node['expressions']).map((inner) => evaluate(inner, names));
      if (values.some((value) => typeof value !== 'string' && typeof value !== 'number'))
        return undefined;
      return quasis.map((quasi, index) => quasi + String(values[index] ?? '')).join('');
    }
    default:
      return undefined;
  }
}

function nodesOf(value: unknown): Node[] {
  return Array.isArray(value) ? value.filter(isNode) : [];
}

function nameOf(node: unknown): string {
  if (!isNode(node)) return '';
  return String(node['name'] ?? node['value'] ?? '');
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';
}
