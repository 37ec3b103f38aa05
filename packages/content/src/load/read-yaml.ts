import { isAlias, isMap, isScalar, isSeq, LineCounter, parseDocument, type Scalar } from 'yaml';
import { makeFinding, type Finding, type Message, type Position } from './finding.ts';
import { codeOf, coverReferences, type Prose } from './prose.ts';
import { show } from './show.ts';

/** The path to a value in a YAML text: names of fields and indexes of lists. */
export type FieldPath = readonly (string | number)[];

/**
 * A path in words.
 *
 * @example
 * nameOf(['plans', 0, 'price']) // => 'plans[1].price'
 */
export const nameOf = (path: FieldPath): string =>
  path
    .map((step) => (typeof step === 'number' ? `[${step + 1}]` : `.${step}`))
    .join('')
    .replace(/^\./, '');

/** A text in a YAML file. */
export interface YamlProse extends Prose {
  readonly path: FieldPath;
  /** The text as YAML reads it, facts not filled in. */
  readonly value: string;
}

/** A valid YAML text: its value and the positions in it. */
export interface YamlText {
  /** The text itself. */
  readonly source: string;
  /** The number of lines of the file before it. */
  readonly linesBefore: number;
  /** The plain value. */
  readonly value: unknown;
  /** The position of a field's name or value; for a missing path, of its nearest existing part. */
  readonly locate: (path: FieldPath, part: 'name' | 'value') => Position;
  /** The path of the field at a position. */
  readonly pathAt: (line: number, column: number) => FieldPath;
  /** Every text in it. */
  readonly texts: readonly YamlProse[];
}

/**
 * Reads a YAML text, and finds values that YAML cuts at a ` #` or that hold control characters.
 *
 * @param file - The path for the findings.
 * @param text - The YAML text.
 * @param linesBefore - How many lines of the file come before the text.
 */
export function readYaml(
  file: string,
  text: string,
  linesBefore: number,
): { yaml: YamlText | undefined; findings: readonly Finding[] } {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const position = (offset: number): Position => {
    const { line, col } = lines.linePos(offset);
    return { line: line + linesBefore, column: col };
  };
  const broken = (start: number, code: string): Finding => {
    const at = position(start);
    const line = show(text.split('\n')[at.line - linesBefore - 1]?.trim());
    const [wrong, write] = messages[code] ?? unread;
    return makeFinding(file, at, 'yaml', [wrong, `${write}. Received ${line}`]);
  };

  const texts: YamlProse[] = [];
  const findings: Finding[] = [];
  const errors: Finding[] = [];
  /** Where the name and the value of each field begin, by its path. */
  const starts = new Map<string, { path: FieldPath; name: number; value: number }>();
  const visit = (node: unknown, path: FieldPath, name?: number): void => {
    const value = startOf(node) ?? name ?? 0;
    starts.set(path.join('\n'), { path, name: name ?? value, value });
    if (isMap(node)) {
      for (const { key, value: item } of node.items) {
        if (!isScalar(key)) errors.push(broken(startOf(key) ?? value, 'KEY'));
        visit(item, [...path, String(isScalar(key) ? key.value : key)], startOf(key));
      }
    } else if (isSeq(node)) {
      for (const [index, item] of node.items.entries()) visit(item, [...path, index]);
    } else if (isAlias(node)) {
      errors.push(broken(value, 'ALIAS'));
    } else if (isScalar(node) && node.range) visitScalar(node, path, node.range);
  };
  const visitScalar = (node: Scalar, path: FieldPath, [start, end]: readonly number[]) => {
    if (start === undefined) return;
    const report = (rule: string, wrong: string, right: string) =>
      findings.push(makeFinding(file, position(start), rule, [wrong, right]));
    const [rest] = node.type === 'PLAIN' ? (/^[ \t]+#.*/.exec(text.slice(end)) ?? []) : [];
    const { source = '' } = node;
    if (rest !== undefined) {
      const wrong = `${nameOf(path)} is cut to ${show(source)}, because " #" begins a comment`;
      const whole = `${source}${rest}`.trimEnd();
      report('cut-text', wrong, `put it in quotes, ${JSON.stringify(whole)}, or remove a comment`);
    }
    if (typeof node.value !== 'string') return;
    const control = controlIn(node);
    if (control !== undefined) {
      const wrong = `${nameOf(path)} holds ${codeOf(control)}, a control character or a line break`;
      report('control-character', wrong, 'write it on one line, without `\\`');
    }
    const quote = /^["']/.test(text.slice(start, start + 1)) ? 1 : 0;
    const written = text.slice(start + quote, end === undefined ? end : end - quote);
    texts.push({
      file,
      path,
      value: node.value,
      source: written,
      text: coverReferences(written),
      position: (index) => position(start + quote + index),
    });
  };
  visit(document.contents, []);
  // Further errors mostly follow from the first.
  const [error] = [...document.errors, ...document.warnings];
  if (error) {
    const { code, message, pos } = error;
    const isOpen = /closing|end with a/.test(message);
    const last = [...starts.values()].findLast(({ value }) => value < pos[0]);
    const kind = message.startsWith('Sequence item') ? 'BAD_INDENT' : code;
    const finding = isOpen && last ? broken(last.value, 'OPEN') : broken(pos[0], kind);
    return { yaml: undefined, findings: [finding] };
  }
  if (errors.length > 0) return { yaml: undefined, findings: errors };
  const locate: YamlText['locate'] = (path, part) => {
    const known = starts.get(path.join('\n'));
    return known === undefined ? locate(path.slice(0, -1), part) : position(known[part]);
  };
  const pathAt: YamlText['pathAt'] = (line, column) => {
    const isBefore = (at: Position) => at.line < line || (at.line === line && at.column <= column);
    return [...starts.values()].findLast(({ name }) => isBefore(position(name)))?.path ?? [];
  };
  const value: unknown = document.toJS();
  return { yaml: { source: text, linesBefore, value, locate, pathAt, texts }, findings };
}

/** What the parser's errors mean to an author, by their codes. */
const messages: Readonly<Record<string, Message>> = {
  ALIAS: ['The value repeats another by `*`', 'write the value itself, and no `&` and `*`'],
  BAD_INDENT: ['The line is indented unlike its neighbours', 'begin it in the same column'],
  BLOCK_AS_IMPLICIT_KEY: ['The value holds ": "', 'put quotes around the value'],
  DUPLICATE_KEY: ['The field is written twice', 'remove one of them'],
  KEY: ['The name of a field is a list', 'write a name before the colon, without brackets'],
  OPEN: ['A quote or bracket is not closed', 'close it where the value ends'],
  TAB_AS_INDENT: ['The line begins with a tab', 'begin it with two spaces per level'],
  TAG_RESOLVE_FAILED: ['The value begins with "!"', 'remove that word, or put quotes around it'],
};

const unread: Message = [
  'The line is no field',
  "write `name: value`, with quotes around a value that begins with a sign or holds `: ` or ` #`, for example `title: 'Pads: a plan'`",
];

/** The first control character of a text; a block may have several lines. */
function controlIn({ type, value }: Scalar): string | undefined {
  const allowed = type?.startsWith('BLOCK') ? /[^\n\P{Cc}]/u : /\p{Cc}/u;
  return allowed.exec(String(value))?.[0];
}

function startOf(node: unknown): number | undefined {
  const range: unknown =
    typeof node === 'object' && node !== null && 'range' in node ? node.range : undefined;
  const start: unknown = Array.isArray(range) ? range[0] : undefined;
  return typeof start === 'number' ? start : undefined;
}
