import type { Message } from '../load/finding.ts';
import { asCode, asQuote } from '../load/prose.ts';

/** A mark that is printed as it is typed, because neither Markdown nor the line renderer knows it. */
export interface TypedMark {
  readonly rule: string;
  readonly pattern: RegExp;
  /** What to write instead. */
  readonly instead: (match: RegExpExecArray) => string;
}

/** The message about a text whose marks the renderer does not know. */
export const asTyped = (written: string, instead: string): Message => [
  `${asQuote(written)} would be printed as it is typed`,
  instead,
];

/** What to write instead of a link that the renderer does not know. */
export const rightLink = (words: string, address: string): string =>
  `write ${asCode(`[${words.replace(/[[\]]/g, '') || 'words'}](${mendedAddress(address)})`)}: an address begins with https://, mailto:, / or # and holds no space or parenthesis`;

const item: TypedMark['instead'] = ([, text = '']) => `write ${asCode(`- ${text.trim()}`)}`;
const remove = () => 'remove the mark';

/** The marks at the start of a line. */
export const lineMarks: readonly TypedMark[] = [
  { rule: 'literal-rule', pattern: /^[~·•—–=*]{3,}$/u, instead: remove },
  {
    rule: 'literal-bullet',
    pattern: /^\s*[•·–—▪▫◦●○■□☐☑✓✔✗✘‣⁃−§→➢➤❖※]\s*(.*)$/u,
    instead: item,
  },
  { rule: 'literal-bullet', pattern: /^[-*+](?=[\p{L}"'“‘(*])(?!\*)([^*]*)$/u, instead: item },
  {
    rule: 'literal-number',
    pattern:
      /^\s*(?:\(?\d{1,3}[.)](?![\d.])\s*|\((?:\d{1,3}|[a-z])\)\s*|[a-zA-Z]\)\s*|(?:[a-z]|[ivx]{1,4}|[IVX]{2,4})\. |[①-⑳]\s*|#\d{1,2}[.:)]? )(?=\S)(.*)$/u,
    instead: item,
  },
  {
    rule: 'literal-checkbox',
    pattern: /^-? ?\[[ xX✓]?\]\s*(.*)$/u,
    instead: ([, text = '']) =>
      `write ${asCode(`- [ ] ${text}`)} in a guide, else ${asCode(`- ${text}`)}`,
  },
  {
    rule: 'literal-heading',
    pattern: /^#{1,6}(?=[^\s#\d])(.*)$/u,
    instead: ([, text = '']) => `write ${asCode(`## ${text}`)}`,
  },
  { rule: 'literal-heading', pattern: /^(?:#{7,}.*|={2,}.*)$/u, instead: remove },
  {
    rule: 'literal-table',
    pattern: /^\s*\|.*\|\s*$|^[^|]*\|[^|]*\|.*$|\t\S/u,
    instead: () => 'write one list item per row',
  },
  { rule: 'literal-quote', pattern: /^(?:»|›|&gt;)\s/u, instead: remove },
];

/** The marks inside a line. */
export const inlineMarks: readonly TypedMark[] = [
  {
    rule: 'literal-escape',
    pattern: /\\[!-/:-@[-`{-~]/gu,
    instead: ([whole]) => `write ${asQuote(whole.slice(1))}`,
  },
  {
    rule: 'literal-reference',
    pattern: /\[\^[^\]\s]+\]|\[\[[^\]]+\]\]|\[[^[\]]+\]\[[^[\]]*\]/gu,
    instead: () => 'write `[words](/address)`, or say it in the text',
  },
  {
    rule: 'literal-link',
    pattern: /\[([^[\]]*)\]\s?\(([^()]*(?:\([^()]*\)[^()]*)*)\)?|\(([^()]+)\)\[([/#h][^[\]]*)\]/gu,
    instead: ([, label, address, turned = '', turnedAddress = '']) =>
      rightLink(label ?? turned, address ?? turnedAddress),
  },
  { rule: 'literal-bold', pattern: /\*\*|(?<![\w_])__(?=[^\s_])/gu, instead: remove },
  {
    rule: 'literal-italic',
    pattern: /(?<![\w*])\*(?=[^\s*])|(?<=[^\s*])\*(?![\w*])/gu,
    instead: remove,
  },
  { rule: 'literal-code', pattern: /`/gu, instead: remove },
  { rule: 'literal-strike', pattern: /~~|==(?=\S)[^=]*==/gu, instead: remove },
  { rule: 'literal-html', pattern: /<(?:\/?[a-z][a-z0-9]*|!--)/giu, instead: remove },
  {
    rule: 'literal-entity',
    pattern: /&(?:(?:nbsp|amp|lt|gt|quot|shy|#\d+)\b;?|(?:#x[\da-f]+|[a-z][a-z\d]+);)/giu,
    instead: () => 'write the character itself',
  },
  { rule: 'literal-emoji', pattern: /(?<![\w:]):[a-z]+(?:_[a-z]+)*:(?!\w)/gu, instead: remove },
  {
    rule: 'literal-reference',
    pattern: /\{\{(?!\s*(?:fact|literal):[^{}\n]*\}\})[^{}\s]*\}{0,2}|\{[#%:][^}]*\}/gu,
    instead: () => 'write `{{fact:GROUP.NAME}}`, or remove it',
  },
];

/** An address without what keeps it from being one. */
function mendedAddress(address: string): string {
  const [bare = ''] = /^\S+(?=\s+["'(])/.exec(address) ?? [address.trim().replace(/^<|>$/g, '')];
  const clean = bare.replaceAll(' ', '%20').replaceAll('(', '%28').replaceAll(')', '%29');
  if (clean === '' || /^(?!https?:|mailto:)[a-z]+:/i.test(clean)) return '/…';
  if (/^(?:[/#](?!\/)|https?:|mailto:)/.test(clean)) return clean;
  if (clean.includes('@')) return `mailto:${clean}`;
  if (/^(?:\/\/|www\.)/.test(clean)) return `https://${clean.replace(/^\/\//, '')}`;
  return `/${clean.replace(/^(?:\.{0,2}\/)+/, '')}`;
}
