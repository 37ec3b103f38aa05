import { dateForm } from '../schema/calendar-date.ts';

const line = /^([A-Za-z][A-Za-z0-9]{0,60}): (.+)$/;
const wholeNumber = /^(?:0|[1-9]\d{0,14})$/;
// Without YAML syntax, and nothing that YAML could read as a number or a date.
const plainText = /^[A-Za-z](?:[A-Za-z0-9_ ./-]*[A-Za-z0-9_])?$/;
// Without characters that YAML folds or forbids, and without escapes except quote and backslash.
const quotedText = /^"((?:[^"\\\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]|\\["\\])*)"$/u;
const list = /^\[([^[\]]*)\]$/;
const keyword = /^(?:null|true|false)$/i;

/**
 * Reads `name: value` lines whose values are simple: a text of plain words or in double quotes, a whole number, a date, `true`,
 * `false`, or a list of these in brackets.
 *
 * Front matter is nearly always that simple, and a YAML parser takes 20 times as long. The result is the same as the parser's;
 * anything ambiguous is left to the parser.
 *
 * @returns The fields, or `undefined` if a line has another form or a name is repeated.
 * @example
 * readSimpleFields('readTime: 5\ntags: [front desk]\n') // => { readTime: 5, tags: ['front desk'] }
 * readSimpleFields('title: >\n  Ten days\n') // => undefined
 */
export function readSimpleFields(text: string): Record<string, unknown> | undefined {
  const fields = new Map<string, unknown>();
  for (const written of text.replace(/\n$/, '').split('\n')) {
    const [, name = '', value = ''] = line.exec(written) ?? [];
    const read = readValue(value);
    if (read === undefined || keyword.test(name) || fields.has(name)) return undefined;
    fields.set(name, read);
  }
  return Object.fromEntries(fields);
}

function readValue(value: string): unknown {
  const [, items] = list.exec(value) ?? [];
  if (items === undefined) return readScalar(value);
  if (items === '') return [];
  const read = items.split(', ').map(readScalar);
  return read.includes(undefined) ? undefined : read;
}

function readScalar(value: string): string | number | boolean | undefined {
  if (value === 'true' || value === 'false') return value === 'true';
  if (wholeNumber.test(value)) return Number(value);
  const [, quoted] = quotedText.exec(value) ?? [];
  if (quoted !== undefined) return quoted.replace(/\\(["\\])/g, '$1');
  const isText = dateForm.test(value) || (plainText.test(value) && !keyword.test(value));
  return isText ? value : undefined;
}
