import type { Rule } from '../load/finding.ts';
import { asCode, asQuote } from './passage.ts';

/** What stands around a line. */
export type LineContext = {
  /** The line before without blanks at its end; empty at the beginning. */
  readonly before: string;
  /** Whether `- [ ] ` becomes a checkbox. */
  readonly checkboxes: boolean;
};

/** A mark at the beginning of a line, or a whole line, that the line renderer prints as it stands. */
export type BlockMark = {
  readonly rule: Rule;
  readonly pattern: RegExp;
  /** What is wrong and what to write instead; `undefined` where the line is fine after all. */
  readonly say: (
    match: RegExpExecArray,
    context: LineContext,
  ) => readonly [wrong: string, instead: string] | undefined;
  /** Whether the rest of the line is not read for marks. */
  readonly whole?: true;
};

/** The marks in the order in which they are tried; the first that fits counts. */
export const blockMarks: readonly BlockMark[] = [
  {
    rule: 'literal-table',
    pattern: /^\s*(?:\|.*\||:?-{3,}:?(?:\s*\|\s*:?-{3,}:?)+)$/,
    whole: true,
    say: ([line]) => [
      `${asQuote(line)} is a row of a table, and its bars would be printed`,
      `write one list item for each row, ${asCode(rowAsItem(line))}`,
    ],
  },
  {
    rule: 'literal-nested',
    pattern: /^[ \t]+([-*+]|\d{1,9}[.)])[ \t]+(.*)$/,
    say: ([line, , text = '']) => [
      `${asQuote(line)} has blanks before its mark, so it would be a paragraph that begins with the mark`,
      `lists have one level: write ${asCode(`- ${text}`)}`,
    ],
  },
  {
    rule: 'literal-code',
    pattern: /^(?: {4,}|\t)\S.*$/,
    say: ([line]) => [
      'blanks at the beginning of a line make no block of code, only a paragraph',
      `write ${asCode(line.trim())}`,
    ],
  },
  {
    rule: 'literal-heading',
    pattern: /^[ \t]+#{1,6}[ \t]+(.*)$/,
    say: ([line]) => [
      `${asQuote(line)} has blanks before its mark, so it would be no heading`,
      `write ${asCode(line.trim())}`,
    ],
  },
  {
    rule: 'empty-heading',
    pattern: /^#{1,6}[ \t]*$/,
    whole: true,
    say: ([line]) => [
      `${asQuote(line)} has no words and would be printed as it stands`,
      'write the words of the heading behind it, or leave the line out',
    ],
  },
  {
    rule: 'literal-heading',
    pattern: /^(#{4,})[ \t]+(.*)$/,
    say: ([, marks = '', text = '']) => [
      `headings have three levels, and ${asCode(marks)} would be printed`,
      `write ${asCode(`### ${text}`)}`,
    ],
  },
  {
    rule: 'literal-heading',
    pattern: /^(#{1,3})(?:[^ #].*)$/,
    say: ([line, marks = '']) => [
      `${asCode(marks)} needs one blank behind it, or it would be printed`,
      `write ${asCode(`${marks} ${line.slice(marks.length).trim()}`)}`,
    ],
  },
  {
    rule: 'literal-heading',
    pattern: /^(?:=+|-{2,})$/,
    whole: true,
    say: ([line], { before }) =>
      before === '' || /^[-#]/.test(before)
        ? undefined
        : [
            `a line of ${asCode(line)} under the words makes no heading and would be printed`,
            `leave it out and write ${asCode(`## ${before}`)}`,
          ],
  },
  {
    rule: 'literal-rule',
    pattern: /^(?:(?:-[ \t]*){3,}|(?:\*[ \t]*){3,}|={3,})$/,
    whole: true,
    say: ([line]) => [
      `${asCode(line)} draws no line and would be printed`,
      'leave it out; a heading parts what stands before it from what follows',
    ],
  },
  {
    rule: 'literal-number',
    pattern: /^(\d{1,9})[.)][ \t]+(.*)$/,
    say: ([line, number = '', text = '']) => [
      `${asQuote(line)} is an item of a numbered list, which would be a paragraph`,
      `write ${asCode(`- ${text}`)}, or the heading ${asCode(`### Step ${number}: ${text}`)}`,
    ],
  },
  {
    rule: 'literal-bullet',
    pattern: /^(?:[*+](?=[ \t])|[•·–—▪◦●‣])\s*(.*)$/,
    say: ([line, text = '']) => [
      `${asQuote(line)} would be a paragraph that begins with ${asCode(line.slice(0, 1))}`,
      `write ${asCode(`- ${text}`)}`,
    ],
  },
  {
    rule: 'literal-bullet',
    pattern: /^-(?:[^\s\d-].*|\t.*)$/,
    say: ([line]) => [
      `${asQuote(line)} has no blank behind its mark, so it would be a paragraph`,
      `write ${asCode(`- ${line.slice(1).trim()}`)}`,
    ],
  },
  {
    rule: 'literal-bullet',
    pattern: /^-$/,
    whole: true,
    say: () => [
      'a list item without words would be printed as `-`',
      'write its words, or leave the line out',
    ],
  },
  {
    rule: 'literal-checkbox',
    pattern: /^- ?\[([ xX]?)\](?: (.*))?$/,
    say: ([line, tick = '', text = ''], { checkboxes }) => {
      if (!checkboxes) {
        return [
          `${asQuote(line)} is a checkbox, which only guides have; its brackets would be printed`,
          `write ${asCode(`- ${text}`)}`,
        ];
      }
      return /^- \[[ x]\] \S/.test(line)
        ? undefined
        : [
            `${asQuote(line)} is no checkbox, and its brackets would be printed`,
            `write ${asCode(`- [${tick.trim().toLowerCase() || ' '}] ${text || 'what is to be ticked'}`)}`,
          ];
    },
  },
  {
    rule: 'literal-quote',
    pattern: /^[ \t]*>+[ \t]?(.*)$/,
    say: ([, text = '']) => [
      'a block quote would be a paragraph that begins with `>`',
      text.trim() === ''
        ? 'leave the line out'
        : `write ${asCode(`*${text.trim()}*`)}, a line in italics`,
    ],
  },
  {
    rule: 'literal-reference',
    pattern: /^\[([^\]]+)\]:[ \t]*(\S.*)$/,
    whole: true,
    say: ([line, label = '', address = '']) => [
      `${asQuote(line)} defines a link or a note for elsewhere, and would be printed`,
      label.startsWith('^')
        ? 'leave it out and say it in the text'
        : `leave it out and write ${asCode(`[${label}](${address})`)} where it is used`,
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
