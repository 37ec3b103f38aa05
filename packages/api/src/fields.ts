import * as v from 'valibot';

// Postgres text cannot hold NUL, other controls have no place in what a person types, and a lone
// surrogate is not Unicode: jsonb refuses it.
const UNSTORABLE = /[\p{Cc}\p{Cs}]/u;
const UNSTORABLE_BUT_LAYOUT = new RegExp(`(?![\\n\\t])${UNSTORABLE.source}`, 'u');
const EACH_UNSTORABLE = new RegExp(UNSTORABLE.source, 'gu');

// Marks that turn the direction: a text can be made to read as another one with them, and telephones
// put them around the numbers that are copied from their contacts.
const TURNING = /[\u202A-\u202E\u2066-\u2069]/gu;

// Beside what is seen, invisible characters may stand: Persian and emoji need their joiners. A text of
// nothing else (U+200B, Hangul fillers, the empty Braille cell) says nothing.
const SEEN = /[^\s\p{Default_Ignorable_Code_Point}\u2800]/u;

// The rule of `<input type="email">`, with letters of every script but none that is invisible, and
// with a dot in the domain: nothing outside can reach `a@b`.
const MAILBOX = /[\p{L}\p{M}\p{N}_.!#$%&'*+/=?^`{|}~-]+/u;
const LABEL = /[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?/u;
const EMAIL = new RegExp(
  `^(?!.*\\p{Default_Ignorable_Code_Point})${MAILBOX.source}@(?:${LABEL.source}\\.)+${LABEL.source}$`,
  'u',
);

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?Z$/;

const LOCAL_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/;

// Only the shape: a visitor's browser may know a zone that the server's time-zone data does not.
const TIME_ZONE = /^[A-Za-z][\w+-]*(?:\/[\w+-]+){0,2}$/;

/** A message for a value that is not `what` was wanted, with as much of it as a log can bear. */
export function expected(what: string) {
  return (issue: v.BaseIssue<unknown>) =>
    `expected ${what}, received ${issue.received.slice(0, 80)}`;
}

function storable(tidy: (value: string) => string, max: number, refused: RegExp) {
  return v.pipe(
    v.string(expected('text')),
    v.transform((value) => {
      // NFC last, because lower case can take letters apart: what comes out parses to itself.
      const text = tidy(value.replace(TURNING, '')).normalize('NFC').trim();
      return SEEN.test(text) ? text : '';
    }),
    v.nonEmpty('expected a value, received nothing'),
    v.maxLength(max, expected(`at most ${max} characters`)),
    v.check((value) => !refused.test(value), expected('text without control characters')),
  );
}

function onOneLine(value: string): string {
  return value.replace(/\s+/gu, ' ');
}

/** One line of required text: trimmed, NFC, without marks that turn the direction, runs of white space made one space. */
export function line(max: number) {
  return storable(onOneLine, max, UNSTORABLE);
}

/** Required text of several lines: trimmed, NFC, line ends made `\n`. */
export function lines(max: number) {
  return storable((value) => value.replace(/\r\n?/gu, '\n'), max, UNSTORABLE_BUT_LAYOUT);
}

/** The same field when it may be left out; a text in which nothing is seen counts as left out. */
export function optional<Field extends v.GenericSchema<string, string>>(field: Field) {
  return v.optional(
    v.pipe(
      v.string(expected('text')),
      v.transform((value) => (SEEN.test(value) ? value : undefined)),
      v.optional(field),
    ),
  );
}

/**
 * Text that is kept if there is some and is never refused: one line without control characters, cut
 * to `max`; anything else than text is left out.
 */
export function hint(max: number) {
  return v.optional(
    v.pipe(
      v.custom<string>(() => true),
      v.transform((value): string | undefined => {
        if (typeof value !== 'string') return undefined;
        const tidy = value
          .slice(0, 4 * max)
          .replace(TURNING, '')
          .normalize('NFC')
          .replace(EACH_UNSTORABLE, ' ')
          .replace(/\s+/gu, ' ')
          .trim();
        // After the cut, which may halve a surrogate pair.
        return (
          tidy
            .slice(0, max)
            .replace(/\p{Cs}/gu, '')
            .trim() || undefined
        );
      }),
    ),
  );
}

const ADDRESS = expected('an e-mail address such as sam@example.com');

/**
 * A required e-mail address in its one form: lower case, NFC, and the domain in the letters that the
 * name system knows, as a browser sends it (`müller.example` is `xn--mller-kva.example`).
 */
export function email(max: number) {
  return v.pipe(
    storable((value) => onOneLine(value.toLowerCase()), max, UNSTORABLE),
    v.regex(EMAIL, ADDRESS),
    v.transform(withAsciiDomain),
    // What is left of another alphabet is no domain that there can be.
    v.regex(/@[\p{ASCII}]+$/u, ADDRESS),
    v.maxLength(max, expected(`at most ${max} characters`)),
  );
}

function withAsciiDomain(address: string): string {
  const [, local, domain = ''] = /^(.*)@(.*)$/u.exec(address) ?? [];
  if (/^\p{ASCII}*$/u.test(domain) || !URL.canParse(`http://${domain}`)) return address;
  return `${local}@${new URL(`http://${domain}`).hostname}`;
}

/** A moment in UTC, such as `2025-08-04T15:30:00Z`; comes out with milliseconds. */
export function instant() {
  return v.pipe(
    v.string(expected('text')),
    v.check(isInstant, expected('a moment in UTC such as 2025-08-04T15:30:00Z')),
    v.transform((value) => new Date(value).toISOString()),
  );
}

/** A date and time without a zone, as `datetime-local` gives it: `2025-08-04T10:30`. */
export function localTime() {
  return v.pipe(
    v.string(expected('text')),
    v.check(
      (value) => LOCAL_TIME.test(value) && isInstant(`${value}Z`),
      expected('a local time such as 2025-08-04T10:30'),
    ),
  );
}

/** The name of a time zone, such as `America/Chicago`. */
export function timeZone(max: number) {
  return v.pipe(line(max), v.regex(TIME_ZONE, expected('a time zone such as America/Chicago')));
}

function isInstant(value: string): boolean {
  if (!INSTANT.test(value)) return false;
  const date = new Date(value);
  // Date rolls 30 February over into March instead of refusing it.
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value.slice(0, 16));
}
