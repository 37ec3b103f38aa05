import type { Rule } from '../load/finding.ts';
import { asCode, asQuote } from './passage.ts';

/** The context of a line. */
export interface LineContext {
  /** The previous line, trimmed at its end; empty at the start. */
  readonly before: string;
  /** Whether `- [ ] ` becomes a checkbox. */
  readonly checkboxes: boolean;
}

/** Markup at the start of a line, or a whole line, that the Markdown renderer would print literally. */
export interface BlockMark {
  readonly rule: Rule;
  readonly pattern: RegExp;
  /** What is wrong and what to write instead; `undefined` if the line is fine. */
  readonly message: (
    match: RegExpExecArray,
    context: LineContext,
  ) => readonly [wrong: string, instead: string] | undefined;
  /** Whether inline markup in the line is ignored. */
  readonly whole?: true;
}

/** The marks in order; the first match counts. */
export const blockMarks: readonly BlockMark[] = [
  {
    rule: 'literal-table',
    pattern: /^\s*(?:\|.*\||:?-{3,}:?(?:\s*\|\s*:?-{3,}:?)+)$/,
    whole: true,
    message: ([line]) => [
      `${asQuote(line)} is a table row, and its bars would be printed`,
      `write one list item per row, ${asCode(rowAsItem(line))}`,
    ],
  },
  {
    rule: 'literal-nested',
    pattern: /^[ \t]+([-*+]|\d{1,9}[.)])[ \t]+(.*)$/,
    message: ([line, , text = '']) => [
      `${asQuote(line)} is indented, so it would be a paragraph that begins with the mark`,
      `lists have one level: write ${asCode(`- ${text}`)}`,
    ],
  },
  {
    rule: 'literal-code',
    pattern: /^(?: {4,}|\t)\S.*$/,
    message: ([line]) => [
      'an indented line is not a code block, but a paragraph',
      `write ${asCode(line.trim())}`,
    ],
  },
  {
    rule: 'literal-heading',
    pattern: /^[ \t]+#{1,6}[ \t]+(.*)$/,
    message: ([line]) => [
      `${asQuote(line)} is indented, so it would not be a heading`,
      `write ${asCode(line.trim())}`,
    ],
  },
  {
    rule: 'empty-heading',
    pattern: /^#{1,6}[ \t]*$/,
    whole: true,
    message: ([line]) => [
      `${asQuote(line)} has no text and would be printed literally`,
      'write the text of the heading after it, or remove the line',
    ],
  },
  {
    rule: 'literal-heading',
    pattern: /^(#{4,})[ \t]+(.*)$/,
    message: ([, marks = '', text = '']) => [
      `headings have three levels, and ${asCode(marks)} would be printed`,
      `write ${asCode(`### ${text}`)}`,
    ],
  },
  {
    rule: 'literal-heading',
    pattern: /^(#{1,3})(?:[^ #].*)$/,
    message: ([line, marks = '']) => [
      `${asCode(marks)} needs a space after it, or it would be printed`,
      `write ${asCode(`${marks} ${line.slice(marks.length).trim()}`)}`,
    ],
  },
  {
    rule: 'literal-heading',
    pattern: /^(?:=+|-{2,})$/,
    whole: true,
    message: ([line], { before }) =>
      before === '' || /^[-#]/.test(before)
        ? undefined
        : [
            `a line of ${asCode(line)} under a text does not make a heading and would be printed`,
            `remove it and write ${asCode(`## ${before}`)}`,
          ],
  },
  {
    rule: 'literal-rule',
    pattern: /^(?:(?:-[ \t]*){3,}|(?:\*[ \t]*){3,}|={3,})$/,
    whole: true,
    message: ([line]) => [
      `${asCode(line)} does not draw a line and would be printed`,
      'remove it; use a heading to separate parts',
    ],
  },
  {
    rule: 'literal-number',
    pattern: /^(\d{1,9})[.)][ \t]+(.*)$/,
    message: ([line, number = '', text = '']) => [
      `${asQuote(line)} is a numbered item, which would be a paragraph`,
      `write ${asCode(`- ${text}`)}, or the heading ${asCode(`### Step ${number}: ${text}`)}`,
    ],
  },
  {
    rule: 'literal-bullet',
    pattern: /^(?:[*+](?=[ \t])|[•·–—▪◦●‣])\s*(.*)$/,
    message: ([line, text = '']) => [
      `${asQuote(line)} would be a paragraph that begins with ${asCode(line.slice(0, 1))}`,
      `write ${asCode(`- ${text}`)}`,
    ],
  },
  {
    rule: 'literal-bullet',
    pattern: /^-(?:[^\s\d-].*|\t.*)$/,
    message: ([line]) => [
      `${asQuote(line)} has no space after its mark, so it would be a paragraph`,
      `write ${asCode(`- ${line.slice(1).trim()}`)}`,
    ],
  },
  {
    rule: 'literal-bullet',
    pattern: /^-$/,
    whole: true,
    message: () => [
      'a list item without text would be printed as `-`',
      'write its text, or remove the line',
    ],
  },
  {
    rule: 'literal-checkbox',
    pattern: /^- ?\[([ xX]?)\](?: (.*))?$/,
    message: ([line, tick = '', text = ''], { checkboxes }) => {
      if (!checkboxes) {
        return [
          `${asQuote(line)} is a checkbox, which only guides have; its brackets would be printed`,
          `write ${asCode(`- ${text}`)}`,
        ];
      }
      return /^- \[[ x]\] \S/.test(line)
        ? undefined
        : [
            `${asQuote(line)} is not a valid checkbox, and its brackets would be printed`,
            `write ${asCode(`- [${tick.trim().toLowerCase() || ' '}] ${text || 'what is to be ticked'}`)}`,
          ];
    },
  },
  {
    rule: 'literal-quote',
    pattern: /^[ \t]*>+[ \t]?(.*)$/,
    message: ([, text = '']) => [
      'a block quote would be a paragraph that begins with `>`',
      text.trim() === ''
        ? 'remove the line'
        : `write ${asCode(`*${text.trim()}*`)}, a line in italics`,
    ],
  },
  {
    rule: 'literal-reference',
    pattern: /^\[([^\]]+)\]:[ \t]*(\S.*)$/,
    whole: true,
    message: ([line, label = '', address = '']) => [
      `${asQuote(line)} is a link or footnote definition, and would be printed`,
      label.startsWith('^')
        ? 'remove it and say it in the text'
        : `remove it and write ${asCode(`[${label}](${address})`)} where it is used`,
    ],
  },
];

/** A row of a table, or an indented line of code. */
export const literalLine = /^(?:\s*\|.*\|\s*| {4,}.*|\t.*)$/;

/** The line that opens or closes a fenced block of code. */
export const fence = /^\s*(?:`{3,}|~{3,})/;

function rowAsItem(row: string): string {
  const [first = '', ...rest] = row
    .split('|')
    .map((cell) => cell.trim())
    .filter((cell) => cell !== '' && !/^:?-+:?$/.test(cell));
  if (first === '') return '- name: value';
  return rest.length === 0 ? `- ${first}` : `- ${first}: ${rest.join(', ')}`;
}
