import { isMap, isScalar, isSeq, LineCounter, parseDocument } from 'yaml';
import type { Finding, Position } from './finding.ts';
import { show } from './show.ts';

/** The path to a value in a YAML text: names of fields and indexes of lists. */
export type FieldPath = readonly (string | number)[];

/** A valid YAML text: its value and the positions in it. */
export interface YamlText {
  /** The plain value. */
  readonly value: unknown;
  /** The position of a field's name or value; for a missing path, of its nearest existing part. */
  readonly locate: (path: FieldPath, part: 'name' | 'value') => Position;
}

type YamlResult = { ok: true; yaml: YamlText } | { ok: false; findings: Finding[] };

/**
 * Reads a YAML text.
 *
 * @param file - The path for the findings.
 * @param text - The YAML text.
 * @param linesBefore - How many lines of the file come before the text.
 */
export function readYaml(file: string, text: string, linesBefore: number): YamlResult {
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
    return { ok: false, findings };
  }
  let value: unknown;
  try {
    value = document.toJS();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { ok: false, findings: [broken({ line: linesBefore + 1, column: 1 }, reason)] };
  }
  return {
    ok: true,
    yaml: {
      value,
      locate: (path, part) => position(findOffset(document.contents, path, part)),
    },
  };
}

const writeFields =
  'write `name: value` lines, with quotes around a value that begins with "{" or holds ": " or " #", for example `title: "Pads: a plan"`.';

/** What to write instead, by the code of the parser's error. */
const instead: Readonly<Record<string, string>> = {
  TAB_AS_INDENT: 'use spaces instead of the tab, two per level.',
  BAD_INDENT: 'begin the line in the same column as its neighbours.',
};

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
