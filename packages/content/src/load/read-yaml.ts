import { isMap, isScalar, isSeq, LineCounter, parseDocument, type Scalar } from 'yaml';
import type { Finding, Position } from './finding.ts';
import { codeOf, coverReferences, type Prose } from './prose.ts';
import { show } from './show.ts';

/** The path to a value in a YAML text: names of fields and indexes of lists. */
export type FieldPath = readonly (string | number)[];

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
  /** Every text in it. */
  readonly texts: readonly YamlProse[];
}

/** The value of a YAML text, if there is one, and what is wrong in it. */
export interface YamlReading {
  readonly yaml: YamlText | undefined;
  readonly findings: readonly Finding[];
}

/**
 * Reads a YAML text, and finds values that YAML cuts at a ` #` or that hold control characters.
 *
 * @param file - The path for the findings.
 * @param text - The YAML text.
 * @param linesBefore - How many lines of the file come before the text.
 */
export function readYaml(file: string, text: string, linesBefore: number): YamlReading {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const position = (offset: number): Position => {
    const { line, col } = lines.linePos(offset);
    return { line: line + linesBefore, column: col };
  };
  const broken = (at: Position, reason: string, code?: string): Finding => ({
    file,
    ...at,
    rule: 'yaml',
    message: `This is not valid YAML: ${reason.replace(/["']quote/, 'quote').replace(/\.$/, '')} → ${(code && instead[code]) ?? writeFields} Received ${show(text.split('\n')[at.line - linesBefore - 1]?.trim())}.`,
  });

  if (document.errors.length > 0) {
    const findings = document.errors.map((error) =>
      broken(position(error.pos[0]), error.message, error.code),
    );
    return { yaml: undefined, findings };
  }
  let value: unknown;
  try {
    value = document.toJS();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { yaml: undefined, findings: [broken({ line: linesBefore + 1, column: 1 }, reason)] };
  }

  const texts: YamlProse[] = [];
  const found: Finding[] = [];
  const visit = (node: unknown, path: FieldPath): void => {
    if (isMap(node)) {
      for (const { key, value: item } of node.items)
        visit(item, [...path, String(isScalar(key) ? key.value : key)]);
    } else if (isSeq(node)) {
      for (const [index, item] of node.items.entries()) visit(item, [...path, index]);
    } else if (isScalar(node) && node.range) {
      const [start, end] = node.range;
      const [rest] = node.type === 'PLAIN' ? (/^[ \t]+#.*/.exec(text.slice(end)) ?? []) : [];
      if (rest !== undefined)
        found.push({ file, ...position(start), ...cutText(node, rest, path) });
      if (typeof node.value !== 'string') return;
      const control = controlIn(node);
      if (control !== undefined) {
        found.push({
          file,
          ...position(start),
          rule: 'control-character',
          message: `${nameOf(path)} holds ${codeOf(control)}, a control character or a line break → write it on one line, without \`\\\`.`,
        });
      }
      const quote = /^["']/.test(text.slice(start, start + 1)) ? 1 : 0;
      texts.push({
        file,
        path,
        value: node.value,
        text: coverReferences(text.slice(start + quote, end - quote)),
        position: (index) => position(start + quote + index),
      });
    }
  };
  visit(document.contents, []);
  return {
    yaml: {
      source: text,
      linesBefore,
      value,
      locate: (path, part) => position(findOffset(document.contents, path, part)),
      texts,
    },
    findings: found,
  };
}

const writeFields =
  'write `name: value` lines, with quotes around a value that begins with "{" or holds ": " or " #", for example `title: "Pads: a plan"`.';

/** What to write instead, by the code of the parser's error. */
const instead: Readonly<Record<string, string>> = {
  TAB_AS_INDENT: 'use spaces instead of the tab, two per level.',
  BAD_INDENT: 'begin the line in the same column as its neighbours.',
};

/** The finding for a value that ends where YAML begins a comment. */
function cutText({ source = '' }: Scalar, rest: string, path: FieldPath) {
  return {
    rule: 'cut-text',
    message: `${nameOf(path)} is cut to ${show(source)}, because " #" begins a comment → put it in quotes, ${JSON.stringify(`${source}${rest}`.trimEnd())}.`,
  } as const;
}

/** The first control character of a text; a block may have several lines. */
function controlIn({ type, value }: Scalar): string | undefined {
  const allowed = type?.startsWith('BLOCK') ? /[^\n\P{Cc}]/u : /\p{Cc}/u;
  return allowed.exec(String(value))?.[0];
}

const nameOf = (path: FieldPath) =>
  String(path.findLast((step) => typeof step === 'string') ?? 'The value');

function findOffset(root: unknown, path: FieldPath, part: 'name' | 'value'): number {
  let node = root;
  let offset = startOf(root) ?? 0;
  for (const [depth, step] of path.entries()) {
    const isLast = depth === path.length - 1;
    if (isMap(node)) {
      const pair = node.items.find(({ key }) => isScalar(key) && String(key.value) === step);
      offset = startOf(pair?.key) ?? offset;
      if (isLast && part === 'name') return offset;
      node = pair?.value;
    } else if (isSeq(node)) {
      node = node.items[Number(step)];
    }
    offset = startOf(node) ?? offset;
  }
  return offset;
}

function startOf(node: unknown): number | undefined {
  const range: unknown =
    typeof node === 'object' && node !== null && 'range' in node ? node.range : undefined;
  const start: unknown = Array.isArray(range) ? range[0] : undefined;
  return typeof start === 'number' ? start : undefined;
}
