import * as v from 'valibot';

// Postgres text cannot hold NUL, jsonb refuses lone surrogates, and people type no other control
// characters.
const unstorable = /[\p{Cc}\p{Cs}]/u;
const unstorableExceptLayout = new RegExp(`(?![\\n\\t])${unstorable.source}`, 'u');
const everyUnstorable = new RegExp(unstorable.source, 'gu');

// Marks of writing direction can disguise a text. Telephones put them around copied numbers, so
// they are removed, not refused.
const directionMarks = /[\u202A-\u202E\u2066-\u2069]/gu;

// Invisible characters are valid beside visible ones, because Persian and emoji need joiners. A
// text of nothing else (U+200B, Hangul fillers, the empty Braille cell) is empty.
const visibleCharacter = /[^\s\p{Default_Ignorable_Code_Point}\u2800]/u;

// Like `<input type="email">`, but with visible letters of every script, and with a dot in the
// domain, because nobody can be reached at `a@b`.
const mailboxPattern = /[\p{L}\p{M}\p{N}_.!#$%&'*+/=?^`{|}~-]+/u;
const labelPattern = /[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?/u;
const emailPattern = new RegExp(
  `^(?!.*\\p{Default_Ignorable_Code_Point})${mailboxPattern.source}@(?:${labelPattern.source}\\.)+${labelPattern.source}$`,
  'u',
);

const instantPattern = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?Z$/;

/** A message for a value other than the expected one, with its first 80 characters. */
export function expected(what: string) {
  return (issue: v.BaseIssue<unknown>) =>
    `expected ${what}, received ${issue.received.slice(0, 80)}`;
}

function storable(tidy: (value: string) => string, max: number, refused: RegExp) {
  return v.pipe(
    v.string(expected('text')),
    v.transform((value) => {
      // NFC last, because lower case can decompose letters; so the output parses to itself.
      const text = tidy(value.replace(directionMarks, '')).normalize('NFC').trim();
      return visibleCharacter.test(text) ? text : '';
    }),
    v.nonEmpty('expected a value, received nothing'),
    v.maxLength(max, expected(`at most ${max} characters`)),
    v.check((value) => !refused.test(value), expected('text without control characters')),
  );
}

function onOneLine(value: string): string {
  return value.replace(/\s+/gu, ' ');
}

/** One line of required text: trimmed, NFC, without direction marks, white space collapsed. */
export function line(max: number) {
  return storable(onOneLine, max, unstorable);
}

/** Required text of several lines: trimmed, NFC, with `\n` as line end. */
export function lines(max: number) {
  return storable((value) => value.replace(/\r\n?/gu, '\n'), max, unstorableExceptLayout);
}

/** The same field, optional; a text without visible characters counts as missing. */
export function optional<Field extends v.GenericSchema<string, string>>(field: Field) {
  return v.optional(
    v.pipe(
      v.string(expected('text')),
      v.transform((value) => (visibleCharacter.test(value) ? value : undefined)),
      v.optional(field),
    ),
  );
}

/** Optional text, never refused: cleaned to one line and cut to `max`; other types are dropped. */
export function hint(max: number) {
  return v.optional(
    v.pipe(
      v.custom<string>(() => true),
      v.transform((value) => {
        if (typeof value !== 'string') return undefined;
        const clean = value
          .slice(0, 4 * max)
          .replace(directionMarks, '')
          .normalize('NFC');
        const text = onOneLine(clean.replace(everyUnstorable, ' ')).trim().slice(0, max);
        // The cut may split a surrogate pair.
        return text.replace(/\p{Cs}/gu, '').trim() || undefined;
      }),
    ),
  );
}

const expectedAddress = expected('an email address such as sam@example.com');

/**
 * A required email address in normalized form: lower case, NFC, and the domain in Punycode, as a
 * browser sends it (`müller.example` is `xn--mller-kva.example`).
 */
export function email(max: number) {
  return v.pipe(
    storable((value) => onOneLine(value.toLowerCase()), max, unstorable),
    v.regex(emailPattern, expectedAddress),
    v.transform(withAsciiDomain),
    // A domain that cannot be converted does not exist. A converted one may have signs: `⑴` becomes
    // `(1)`, which is a comment in an address.
    v.regex(/^[^@]+@[a-z\d.-]+$/u, expectedAddress),
    v.maxLength(max, expected(`at most ${max} characters`)),
  );
}

function withAsciiDomain(address: string): string {
  const [local, domain = ''] = address.split('@');
  if (/^\p{ASCII}*$/u.test(domain) || !URL.canParse(`http://${domain}`)) return address;
  return `${local}@${new URL(`http://${domain}`).hostname}`;
}

/** An instant in UTC, such as `2025-08-04T15:30:00Z`; the output has milliseconds. */
export function instant() {
  return v.pipe(
    v.string(expected('text')),
    v.check(isInstant, expected('an instant in UTC such as 2025-08-04T15:30:00Z')),
    v.transform((value) => new Date(value).toISOString()),
  );
}

/** A date and time without a zone, as in `datetime-local`: `2025-08-04T10:30`. */
export function localTime() {
  return v.pipe(
    v.string(expected('text')),
    v.check((value) => isInstant(`${value}Z`), expected('a local time such as 2025-08-04T10:30')),
  );
}

function isInstant(value: string): boolean {
  if (!instantPattern.test(value)) return false;
  const date = new Date(value);
  // Date turns 30 February into 2 March instead of refusing it.
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value.slice(0, 16));
}
