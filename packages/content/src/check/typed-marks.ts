/** What looks like a mark but is printed as it is typed. */
interface TypedMark {
  readonly rule: string;
  readonly pattern: RegExp;
  /** What to write instead. */
  readonly instead: string;
}

/** Marks at the start of a line. */
export const lineMarks: readonly TypedMark[] = [
  {
    rule: 'literal-bullet',
    pattern: /^\s*(?:[•·–—▪▫◦●○■□‣⁃−§→➢✓✔]|[-+](?=[\p{L}“"'])).*/gu,
    instead: 'write `- ` and what the item says',
  },
  {
    rule: 'literal-number',
    pattern:
      /^\s*(?:\(\d{1,3}\)|\(?[a-zA-Z]\)|[a-z]\.|[ivx]{2,4}\.|\d{1,2}[.)](?=[\p{L}“"'])|[①-⑳]).*/gu,
    instead: 'write `1. ` and what the item says',
  },
  {
    rule: 'literal-checkbox',
    pattern: /^-? ?(?:\[[ xX✓]?\]|[☐☑]).*/gu,
    instead: 'write `- [ ] ` in a guide, elsewhere `- `',
  },
  {
    rule: 'literal-heading',
    pattern: /^(?:#{1,6}[^\s#\d]|#{7}|=+ ).*/gu,
    instead: 'write `## ` and the words of the heading',
  },
  {
    rule: 'literal-table',
    pattern: /^[^|]*\|[^|]*\|.*|\t\S.*/gu,
    instead: 'write a row of dashes, `| --- | --- |`, below the first row',
  },
  { rule: 'literal-rule', pattern: /^[~·•—–=*]{3,}$/gu, instead: 'remove it' },
];

/** Marks anywhere in a text. */
export const typedMarks: readonly TypedMark[] = [
  {
    rule: 'literal-mark',
    pattern: /(?<!\\)(?:\*\*+|(?<!\w)\*(?=\w)|(?<=\w)\*(?!\w)|(?<!\w)__?(?=\w)|~~|==(?=\S)|`)/gu,
    instead: 'remove it, or close what it opens',
  },
  {
    rule: 'literal-link',
    pattern:
      /\[[^[\]]*\]\s?\([^()]*\)?|\([^()]+\)\[[^[\]]*\]|\[\[[^[\]]*\]\]|\[\^[^[\]]*\]|\[[^[\]]+\]\[\]/gu,
    instead:
      'write `[words](/address)`: an address begins with https://, mailto:, / or # and has no space',
  },
  {
    rule: 'literal-address',
    pattern: /https?:\/\/\S+|\bwww\.\S+|[\w.+-]+@[\w-]+\.\w+/gu,
    instead: 'write `[words](https://…)`, with words that say where it leads',
  },
  { rule: 'literal-html', pattern: /<\/?[a-z][a-z0-9]*|<!--/giu, instead: 'remove the tag' },
  {
    rule: 'literal-entity',
    pattern: /&(?:#\d+|#x[\da-f]+|[a-z][a-z\d]+);|&nbsp/giu,
    instead: 'write the character itself',
  },
  {
    rule: 'literal-emoji',
    pattern: /(?<![\w:]):[a-z]+(?:_[a-z]+)*:(?!\w)/gu,
    instead: 'remove it',
  },
  {
    rule: 'literal-reference',
    pattern: /\{\{[^{}]*\}{0,2}|\{#[^}]*\}|\{(?:fact|literal):[^}]*\}?/gu,
    instead: 'write `{{fact:GROUP.NAME}}`, or remove it',
  },
];
