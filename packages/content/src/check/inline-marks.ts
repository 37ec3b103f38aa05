import type { Rule } from '../load/finding.ts';
import { codeOf, invisible } from './invisible.ts';
import { asCode, asQuote } from './passage.ts';

/** Markup inside a line that the Markdown renderer, or a page with plain text, would print literally. */
export interface InlineMark {
  readonly rule: Rule;
  readonly pattern: RegExp;
  readonly message: (match: RegExpExecArray) => readonly [wrong: string, instead: string];
}

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&apos;': "'",
  '&nbsp;': '\u00A0',
  '&shy;': '\u00AD',
  '&ensp;': '\u2002',
  '&emsp;': '\u2003',
  '&thinsp;': '\u2009',
  '&zwnj;': '\u200C',
  '&zwj;': '\u200D',
  '&ndash;': '–',
  '&mdash;': '—',
  '&hellip;': '…',
  '&rsquo;': '’',
  '&lsquo;': '‘',
  '&ldquo;': '“',
  '&rdquo;': '”',
  '&copy;': '©',
  '&reg;': '®',
  '&trade;': '™',
  '&euro;': '€',
  '&times;': '×',
  '&divide;': '÷',
};

const bold: InlineMark['message'] = (match) => {
  const [whole] = match;
  const text = match[1] ?? match[2] ?? '';
  return [
    `${asQuote(whole)} is bold inside a line, which is not supported; its marks would be printed`,
    `write ${asCode(text)}, or give it a line of its own, ${asCode(`**${text}**`)}`,
  ];
};

const italic: InlineMark['message'] = (match) => {
  const [whole] = match;
  const text = match[1] ?? match[2] ?? '';
  return [
    `${asQuote(whole)} is italic inside a line, which is not supported; its marks would be printed`,
    `write ${asCode(text)}, or give it a line of its own, ${asCode(`*${text}*`)}`,
  ];
};

/** The marks in order; text that one has matched is hidden from the next. */
export const inlineMarks: readonly InlineMark[] = [
  {
    rule: 'literal-code',
    pattern: /(`+)([^`]+)\1|`+/g,
    message: ([whole, , text]) => [
      `${asQuote(whole)} is code, and its backticks would be printed`,
      text === undefined ? 'remove it' : `write ${asQuote(text)} in quotes, or plain`,
    ],
  },
  {
    rule: 'literal-html',
    pattern: /<(https?:\/\/[^\s<>]+|[^\s<>@]+@[^\s<>@]+\.[^\s<>@]+)>/g,
    message: ([whole, address = '']) => [
      `${asQuote(whole)} is not a link and would be printed`,
      `write ${asCode(`[words](${address.includes('://') ? address : `mailto:${address}`})`)}`,
    ],
  },
  {
    rule: 'literal-html',
    pattern: /<!--.*?(?:-->|$)|<\/?[a-z][a-z0-9-]*(?:\s[^<>]*)?\/?>/gi,
    message: ([whole]) => [
      `${asQuote(whole)} is HTML, and it would be printed`,
      whole.startsWith('<!--') ? 'remove it' : 'remove the tag',
    ],
  },
  {
    rule: 'literal-entity',
    pattern: /&(?:[a-z][a-z0-9]{1,30}|#\d{1,7}|#x[0-9a-f]{1,6});/gi,
    message: ([whole]) => [
      `${asQuote(whole)} would be printed literally`,
      insteadOfEntity(character(whole)),
    ],
  },
  {
    rule: 'literal-reference',
    pattern: /\[\^[^\]\s]+\]/g,
    message: ([whole]) => [
      `${asQuote(whole)} is not a footnote and would be printed`,
      'say it in the text, or remove it',
    ],
  },
  {
    rule: 'literal-reference',
    pattern: /\[([^[\]]+)\]\[([^[\]]*)\]/g,
    message: ([whole, label = '']) => [
      `${asQuote(whole)} is not a link and would be printed`,
      `write the address itself, ${asCode(`[${label}](/…)`)}`,
    ],
  },
  {
    rule: 'literal-escape',
    pattern: /\\([\\`*_{}[\]()#+.!|<>~-])|\\$/g,
    message: ([whole, sign]) => [
      `a backslash does not escape, so ${asQuote(whole)} would be printed with it`,
      sign === undefined ? 'remove it; each line is a paragraph' : `write ${asQuote(sign)}`,
    ],
  },
  {
    rule: 'literal-bold',
    pattern:
      /\*\*(?!\s)([^*]+?)\*\*|(?<![\p{L}\p{N}_])__(?![_\s])([^_]+?)__(?![\p{L}\p{N}_])|\*\*/gu,
    message: (match) =>
      match[0] === '**'
        ? [
            '“**” opens or closes nothing and would be printed',
            'remove it, or put the whole line between `**` and `**`',
          ]
        : bold(match),
  },
  {
    rule: 'literal-italic',
    pattern:
      /(?<![*\p{L}\p{N}])\*(?![*\s])([^*]*[^*\s])\*(?![*\p{L}\p{N}])|(?<![\p{L}\p{N}_])_(?![_\s])([^_]*[^_\s])_(?![\p{L}\p{N}_])/gu,
    message: italic,
  },
  {
    rule: 'literal-strike',
    pattern: /~~(?!\s)(.+?)~~/g,
    message: ([whole, text = '']) => [
      `${asQuote(whole)} would be printed with its marks`,
      `remove it, or write ${asCode(text)}`,
    ],
  },
  {
    rule: 'literal-address',
    pattern: /(?<![\p{L}\p{N}(/.@-])(?:https?:\/\/|www\.)[^\s<>()[\]"]*[^\s<>()[\]".,;:!?]/giu,
    message: ([whole]) => [
      `${asQuote(whole)} would be printed, not linked`,
      `write ${asCode(`[words](${whole.startsWith('www') ? `https://${whole}` : whole})`)}`,
    ],
  },
];

/** What to write instead of an entity: the character itself, or a space or nothing for an invisible one. */
function insteadOfEntity(meant: string): string {
  const name = invisible[meant];
  if (name === undefined) return `write the character itself, ${asQuote(meant)}`;
  const isSpace = meant.trim() === '';
  return `${isSpace ? 'write a plain space' : 'remove it'}: it is ${codeOf(meant)}, ${name}`;
}

/** The markup of a picture, which is not supported. */
export const imageMark = /!\[([^\]]*)\]\(([^()]*)\)/g;

function character(entity: string): string {
  const known = entities[entity.toLowerCase()];
  if (known !== undefined) return known;
  const [, hexadecimal, decimal] = /^&#(?:x([0-9a-f]+)|(\d+));$/i.exec(entity) ?? [];
  const code = hexadecimal === undefined ? Number(decimal) : Number.parseInt(hexadecimal, 16);
  return code > 31 && code < 0x110000 ? String.fromCodePoint(code) : 'é';
}
