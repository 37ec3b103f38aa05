import * as v from 'valibot';

// Postgres text cannot hold NUL, other controls have no place in what a person types, and a lone
// surrogate is not Unicode: jsonb refuses it.
const UNSTORABLE = /[\p{Cc}\p{Cs}]/u;
const UNSTORABLE_BUT_LAYOUT = /[^\P{Cc}\n\t]|\p{Cs}/u;

// The rule of `<input type="email">`, with letters of every script, and with a dot in the domain:
// nothing outside can reach `a@b`.
const EMAIL =
  /^[\p{L}\p{M}\p{N}_.!#$%&'*+/=?^`{|}~-]+@(?:[\p{L}\p{N}][\p{L}\p{M}\p{N}-]{0,62}\.)+[\p{L}\p{N}][\p{L}\p{M}\p{N}-]{0,62}$/u;

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?Z$/;

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
    v.transform((value) => tidy(value.normalize('NFC')).trim()),
    v.nonEmpty('expected a value, received nothing'),
    v.maxLength(max, expected(`at most ${max} characters`)),
    v.check((value) => !refused.test(value), expected('text without control characters')),
  );
}

/** One line of required text: trimmed, NFC, runs of white space made one space. */
export function line(max: number) {
  return storable((value) => value.replace(/\s+/gu, ' '), max, UNSTORABLE);
}

/** Required text of several lines: trimmed, NFC, line ends made `\n`. */
export function lines(max: number) {
  return storable((value) => value.replace(/\r\n?/gu, '\n'), max, UNSTORABLE_BUT_LAYOUT);
}

/** The same field when it may be left out; an empty text counts as left out. */
export function optional<Field extends v.GenericSchema<string, string>>(field: Field) {
  return v.optional(
    v.pipe(
      v.string(expected('text')),
      v.transform((value) => (value.trim() === '' ? undefined : value)),
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
          .normalize('NFC')
          .replace(/[\s\p{Cc}]+/gu, ' ')
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

/** A required e-mail address, in lower case. */
export function email(max: number) {
  return v.pipe(
    line(max),
    v.toLowerCase(),
    v.regex(EMAIL, expected('an e-mail address such as sam@example.com')),
  );
}

/** A moment in UTC, such as `2025-08-04T15:30:00Z`; comes out with milliseconds. */
export function instant() {
  return v.pipe(
    v.string(expected('text')),
    v.check(isInstant, expected('a moment in UTC such as 2025-08-04T15:30:00Z')),
    v.transform((value) => new Date(value).toISOString()),
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
