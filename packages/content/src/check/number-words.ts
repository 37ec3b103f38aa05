const units = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
];
const tens = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];

const small = `${units.slice(1, 10).join('|')}`;
const below100 = `(?:${tens.join('|')})(?:[- ](?:${small})\\b)?|${units.slice(10).join('|')}|${small}`;

/** Matches a number in words from one to 999,999, and a dozen; for `RegExp`, without flags. */
export const numberWords = `(?:(?:${below100})[ -](?:hundred|thousand)(?: (?:and )?(?:${below100}))?|${below100}|a (?:dozen|hundred|thousand))`;

/**
 * The value of a number in words.
 *
 * @returns `undefined` if the text is not a number.
 * @example
 * valueOfWords('Twenty-four') // => 24
 * valueOfWords('two hundred') // => 200
 */
export function valueOfWords(words: string): number | undefined {
  let total = 0;
  for (const word of words.toLowerCase().split(/[\s-]+/)) {
    if (word === 'and' || word === 'a') continue;
    const unit = units.indexOf(word);
    const ten = tens.indexOf(word);
    if (unit >= 0) total += unit;
    else if (ten >= 0) total += (ten + 2) * 10;
    else if (word === 'dozen') total = 12;
    else if (word === 'hundred') total = Math.max(total, 1) * 100;
    else if (word === 'thousand') total = Math.max(total, 1) * 1000;
    else return undefined;
  }
  return total;
}

/**
 * A whole number from 0 to 999 in words, the way a title says it.
 *
 * @example
 * inWords(24) // => 'twenty-four'
 */
export function inWords(value: number): string {
  if (!Number.isInteger(value) || value < 0 || value > 999) return String(value);
  if (value < 20) return units[value] ?? '';
  if (value < 100) {
    const ten = tens[Math.floor(value / 10) - 2] ?? '';
    return value % 10 === 0 ? ten : `${ten}-${units[value % 10]}`;
  }
  const rest = value % 100;
  const hundreds = `${units[Math.floor(value / 100)]} hundred`;
  return rest === 0 ? hundreds : `${hundreds} and ${inWords(rest)}`;
}
