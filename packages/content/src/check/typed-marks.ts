import type { Message } from '../load/finding.ts';
import { asCode, asQuote } from '../load/prose.ts';

/** A mark that is printed as it is typed, because neither Markdown nor the line renderer knows it. */
export interface TypedMark {
  readonly rule: string;
  readonly pattern: RegExp;
  readonly message: (match: RegExpExecArray) => Message;
}

const item: TypedMark['message'] = ([line, text = '']) => [
  `${asQuote(line)} is not a list item, and its mark would be printed`,
  `write ${asCode(`- ${text.trim()}`)}`,
];

const remove: TypedMark['message'] = ([whole]) => [
  `${asQuote(whole)} would be printed as it is typed`,
  'remove the mark',
];

/** The marks at the start of a line. */
export const lineMarks: readonly TypedMark[] = [
  { rule: 'literal-rule', pattern: /^[~·•—–=*]{3,}$/u, message: remove },
  {
    rule: 'literal-bullet',
    pattern: /^\s*[•·–—▪▫◦●○■□☐☑✓✔✗✘‣⁃−§→➢➤❖※]\s*(.*)$/u,
    message: item,
  },
  { rule: 'literal-bullet', pattern: /^[-*+](?=[\p{L}"'“‘(*])(?!\*)([^*]*)$/u, message: item },
  {
    rule: 'literal-number',
    pattern:
      /^\s*(?:\(?\d{1,3}[.)](?![\d.])\s*|\((?:\d{1,3}|[a-z])\)\s*|[a-zA-Z]\)\s*|(?:[a-z]|[ivx]{1,4}|[IVX]{2,4})\. |[①-⑳]\s*|#\d{1,2}[.:)]? )(?=\S)(.*)$/u,
    message: item,
  },
  {
    rule: 'literal-checkbox',
    pattern: /^-? ?\[[ xX✓]?\]\s*(.*)$/u,
    message: ([line, text = '']) => [
      `${asQuote(line)} is not a checkbox, and its brackets would be printed`,
      `write ${asCode(`- [ ] ${text}`)} in a guide, else ${asCode(`- ${text}`)}`,
    ],
  },
  {
    rule: 'literal-heading',
    pattern: /^#{1,6}(?=[^\s#\d])(.*)$/u,
    message: ([line, text = '']) => [
      `${asQuote(line)} is not a heading without a space after its mark`,
      `write ${asCode(`## ${text}`)}`,
    ],
  },
  { rule: 'literal-heading', pattern: /^(?:#{7,}.*|={2,}.*)$/u, message: remove },
  {
    rule: 'literal-table',
    pattern: /^\s*\|.*\|\s*$|^[^|]*\|[^|]*\|.*$|\t\S/u,
    message: ([line]) => [
      `${asQuote(line)} is a table row, which would be printed as it is typed`,
      'write one list item per row',
    ],
  },
  { rule: 'literal-quote', pattern: /^(?:»|›|&gt;)\s/u, message: remove },
];

/** The marks inside a line. */
export const inlineMarks: readonly TypedMark[] = [
  {
    rule: 'literal-escape',
    pattern: /\\[!-/:-@[-`{-~]/gu,
    message: ([whole]) => [
      `A backslash does not escape, so ${asQuote(whole)} would be printed with it`,
      `write ${asQuote(whole.slice(1))}`,
    ],
  },
  {
    rule: 'literal-reference',
    pattern: /\[\^[^\]\s]+\]|\[\[[^\]]+\]\]|\[[^[\]]+\]\[[^[\]]*\]/gu,
    message: ([whole]) => [
      `${asQuote(whole)} is neither a link nor a note, and would be printed`,
      'write `[words](/address)`, or say it in the text',
    ],
  },
  {
    rule: 'literal-link',
    pattern: /\[([^[\]]*)\]\s?\(([^()]*(?:\([^()]*\)[^()]*)*)\)?|\(([^()]+)\)\[([/#h][^[\]]*)\]/gu,
    message: ([whole, label, address, turned = '', turnedAddress = '']) => [
      `${asQuote(whole)} is not a link, and would be printed`,
      `write ${asCode(`[${label || turned || 'words'}](${mendedAddress(address ?? turnedAddress)})`)}: an address begins with https://, mailto:, / or # and holds no space or parenthesis`,
    ],
  },
  { rule: 'literal-bold', pattern: /\*\*|(?<![\w_])__(?=[^\s_])/gu, message: remove },
  {
    rule: 'literal-italic',
    pattern: /(?<![\w*])\*(?=[^\s*])|(?<=[^\s*])\*(?![\w*])/gu,
    message: remove,
  },
  { rule: 'literal-code', pattern: /`/gu, message: remove },
  { rule: 'literal-strike', pattern: /~~|==(?=\S)[^=]*==/gu, message: remove },
  { rule: 'literal-html', pattern: /<(?:\/?[a-z][a-z0-9]*|!--)/giu, message: remove },
  {
    rule: 'literal-entity',
    pattern: /&(?:(?:nbsp|amp|lt|gt|quot|shy|#\d+)\b;?|(?:#x[\da-f]+|[a-z][a-z\d]+);)/giu,
    message: ([whole]) => [
      `${asQuote(whole)} would be printed as it is typed`,
      'write the character itself',
    ],
  },
  { rule: 'literal-emoji', pattern: /(?<![\w:]):[a-z]+(?:_[a-z]+)*:(?!\w)/gu, message: remove },
  {
    rule: 'literal-reference',
    pattern: /\{\{(?!\s*(?:fact|literal):[^{}\n]*\}\})[^{}\s]*\}{0,2}|\{[#%:][^}]*\}/gu,
    message: ([whole]) => [
      `${asQuote(whole)} is not a reference to a fact, and would be printed`,
      'write `{{fact:GROUP.NAME}}`, or remove it',
    ],
  },
];

/** An address without what keeps it from being one. */
export function mendedAddress(address: string): string {
  const [bare = ''] = /^\S+(?=\s+["'(])/.exec(address) ?? [address.trim().replace(/^<|>$/g, '')];
  const clean = bare.replaceAll(' ', '%20').replaceAll('(', '%28').replaceAll(')', '%29');
  if (clean === '' || /^(?!https?:|mailto:)[a-z]+:/i.test(clean)) return '/…';
  if (/^(?:[/#](?!\/)|https?:|mailto:)/.test(clean)) return clean;
  if (clean.includes('@')) return `mailto:${clean}`;
  if (/^(?:\/\/|www\.)/.test(clean)) return `https://${clean.replace(/^\/\//, '')}`;
  return `/${clean.replace(/^(?:\.{0,2}\/)+/, '')}`;
}
