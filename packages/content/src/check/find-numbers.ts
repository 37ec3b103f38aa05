import { numberWords, valueOfWords } from './number-words.ts';

/** What a number measures. */
export const numberKinds = ['money', 'percent', 'duration', 'count'] as const;

/** A number with a unit in a text. */
export interface StatedNumber {
  readonly index: number;
  /** As written, with its sign or unit. */
  readonly text: string;
  /** Only the digits or the number in words, as written. */
  readonly digits: string;
  readonly value: number;
  readonly kind: (typeof numberKinds)[number];
  /** The unit after it, in the singular; empty for `$` and `%`. */
  readonly unit: string;
  readonly isInWords: boolean;
}

const months =
  'January|February|March|April|May|June|July|August|September|October|November|December|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec';

// Addresses, form blanks, code and tags, which may contain numbers in words too.
const anyAddress = /\]\(|:\/\/|@|__|`|</;

// Digits that are not amounts, in the order in which they are masked: code, tags, entities, addresses, dates, times.
const noAmounts: readonly RegExp[] = [
  /`[^`]*`|<[^<>]+>|&#?\w+;/g,
  /\]\([^()]*\)/g,
  /https?:\/\/\S+|[\w.+-]{1,64}@[\w-]{1,63}\.[\w.-]{1,63}/g,
  /\b\d{4}-\d{2}-\d{2}\b/g,
  new RegExp(`\\b(?:${months})\\.? \\d{1,2}(?:st|nd|rd|th)?(?:, \\d{4})?\\b`, 'g'),
  new RegExp(`\\b(?:\\d{1,2} )?(?:${months})\\.? \\d{4}\\b`, 'g'),
  /\b\d{1,2}:\d{2}(?:\s?[ap]\.?m\b)?/gi,
  /\b\d{1,2}\s?[ap]\.?m\b/gi,
  // Names, not amounts: Round 1, Points 7 and 9, Section 3.
  /\b(?:Round|Step|Part|Chapter|Point|Section|Week|Month|Group|Level|Figure|Table|Station|Coach|Tier|Section|No\.|Nr\.)s? \d+(?:(?:, | and | to | or |–)\d+)*/g,
  // Codes: S1, D3, H2O.
  /\b[A-Z][A-Za-z]*\d[\dA-Za-z]*\b|(?<=[A-Za-z]\d{0,8})\d/g,
  /_{2,}/g,
];

const time = 'seconds?|minutes?|mins?|hours?|hrs?|days?|weeks?|months?|quarters?|years?|h';
const people =
  '(?:founding |active |paying |new |independent |boxing |gym |free |feature |badge )*(?:gyms?|owners?|places?|spots?|plans?|skills?|tools?|features?|areas?|locations?|types?|members?|classes|messages?|badges|groups)';
const money = 'dollars?|bucks|USD';
const percent = 'percent|per cent';

const digit = String.raw`(?<![\d.,])\d{1,3}(?:,\d{3})+(?:\.\d+)?(?!\d)|(?<![\d,])\d+(?:\.\d+)?`;
const joined = String.raw`(?:\+)?(?:[ -]|\s?)`;
const upTo = `(?:(?:[ -]?(?:to|or|and|through)[ -]|\\s?[-–]\\s?)\\$?(?:${digit}|${numberWords})\\+?)?`;

// The last alternative is empty instead of a `?`, because captures of a lookahead inside an optional group are lost.
const inDigits = new RegExp(
  `(?<sign>\\$\\s?|USD\\s?)?(?<digits>${digit})(?:\\s?(?<percent>%)|(?=${upTo}${joined}(?:(?<money>${money})|(?<rate>${percent})|(?<time>${time})|(?<what>${people}))(?![\\p{L}\\p{N}]))|)`,
  'giu',
);
const inWords = new RegExp(
  `(?<![\\p{L}\\p{N}-])(?<digits>${numberWords})(?=(?:[- ](?:to|or|and)[- ](?:${numberWords}))?[ -](?:(?<money>${money})|(?<rate>${percent})|(?<time>${time})|(?<what>${people}))(?![\\p{L}\\p{N}]))`,
  'giu',
);

/** Small numbers of these belong to a story, such as two members who pair up. */
const storied =
  /^(?!founding )(?:.* )?(?:member|class|message|group|place|spot|type|feature|badge|owner|gym)$/;
const storiedBelow = 10;

/**
 * Every amount of money, percentage and number with a unit that a text states, in digits or in words.
 *
 * Ignores numbers without a unit, dates, times of day, codes, names such as "Round 1", code, tags and addresses; in words also "one"
 * (except a plan, a location or a year) and fewer than ten members, classes or places that are not founding ones.
 *
 * @example
 * findNumbers('Fifty founding gyms pay $29.').map(({ value }) => value) // => [50, 29]
 */
export function findNumbers(text: string): StatedNumber[] {
  let covered = text;
  if (/\d/.test(text) || anyAddress.test(text)) {
    for (const pattern of noAmounts) {
      covered = covered.replace(pattern, (match) => ' '.repeat(match.length));
    }
  }
  const found: StatedNumber[] = [];
  if (/\d/.test(covered)) {
    for (const match of covered.matchAll(inDigits)) {
      const number = toNumber(match, false, text);
      if (number.kind !== 'count' || number.unit !== '') found.push(number);
    }
  }
  for (const match of covered.matchAll(inWords)) {
    const number = toNumber(match, true, text);
    if (isAmount(number)) found.push(number);
  }
  return found.toSorted((left, right) => left.index - right.index);
}

function toNumber(match: RegExpExecArray, isInWords: boolean, whole: string): StatedNumber {
  const groups = match.groups ?? {};
  const digits = groups['digits'] ?? '';
  const value = isInWords
    ? (valueOfWords(digits) ?? Number.NaN)
    : Number(digits.replaceAll(',', ''));
  const behind = groups['time'] ?? groups['what'] ?? groups['rate'] ?? groups['money'] ?? '';
  const kind =
    groups['sign'] !== undefined || groups['money'] !== undefined
      ? 'money'
      : groups['percent'] !== undefined || groups['rate'] !== undefined
        ? 'percent'
        : groups['time'] !== undefined
          ? 'duration'
          : 'count';
  const end = match.index + match[0].length;
  return {
    index: match.index,
    text: whole.slice(
      match.index,
      behind === '' ? end : whole.indexOf(behind, end) + behind.length,
    ),
    digits,
    value,
    kind,
    unit: singular(behind.toLowerCase()),
    isInWords,
  };
}

function isAmount({ value, kind, unit }: StatedNumber): boolean {
  if (value === 1) return /^(?:location|plan|year)$/.test(unit);
  return !(kind === 'count' && storied.test(unit) && value < storiedBelow);
}

function singular(unit: string): string {
  const short: Readonly<Record<string, string>> = {
    min: 'minute',
    mins: 'minute',
    hr: 'hour',
    hrs: 'hour',
    h: 'hour',
    classes: 'class',
  };
  return short[unit] ?? unit.replace(/s$/, '');
}
