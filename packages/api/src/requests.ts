import * as v from 'valibot';
import type { FunctionError } from './answer.ts';
import { email, expected, hint, instant, line, lines, localTime, optional } from './fields.ts';
import { demoKinds, fieldLimits } from './limits.ts';

const required = expected('a value');

/** Who sends a request. */
const sender = {
  /** The email address, in lower case. */
  email: email(fieldLimits.email),
  /** The visitor's name. */
  name: line(fieldLimits.name),
};

const touch = v.object({
  /** Who sent the visitor, such as `newsletter`. */
  utm_source: hint(fieldLimits.utm),
  /** The channel, such as `email`. */
  utm_medium: hint(fieldLimits.utm),
  /** The campaign that the link belongs to. */
  utm_campaign: hint(fieldLimits.utm),
  /** The search terms. */
  utm_term: hint(fieldLimits.utm),
  /** Which of several links was followed. */
  utm_content: hint(fieldLimits.utm),
  /** The host that the visitor came from, such as `example.org`. */
  referrer: hint(fieldLimits.referrer),
  /** The path of the page that the visitor came to, such as `/pricing`. */
  page: hint(fieldLimits.page),
});

const attribution = v.object({
  /** The first visit. */
  first: v.fallback(v.optional(touch), undefined),
  /** The latest visit. */
  last: v.fallback(v.optional(touch), undefined),
});

/**
 * Fields of every request besides the visitor's input. Only an invalid `idempotencyKey` is refused;
 * other invalid values are dropped, so that no lead is lost over them.
 */
const extraFields = {
  /** A UUID per request: a request repeated with the same key is stored once. */
  idempotencyKey: v.optional(
    v.pipe(
      v.string(expected('text')),
      v.uuid(expected('a UUID such as 6ba7b810-9dad-41d1-80b4-00c04fd430c8')),
      v.toLowerCase(),
    ),
  ),
  /** How the visitor found the site. */
  attribution: v.fallback(v.optional(attribution), undefined),
  /** The honeypot: a hidden field that only bots fill in. */
  website: hint(fieldLimits.website),
  /** Milliseconds from the visitor's first input until the form was sent. */
  elapsed: v.fallback(v.optional(v.pipe(v.number(), v.finite(), v.minValue(0))), undefined),
};

/** A newsletter sign-up as the function receives it. */
const newsletterBody = v.object(
  {
    /** Marks a newsletter sign-up. */
    endpoint: v.literal('newsletter'),
    ...sender,
    ...extraFields,
  },
  required,
);

function times<Time extends v.GenericSchema<string, string>>(time: Time, what: string) {
  return v.pipe(
    v.array(time, expected(`a list of ${what}`)),
    v.maxLength(fieldLimits.windows, expected(`at most ${fieldLimits.windows} ${what}`)),
  );
}

/**
 * A demo or call booking as the function receives it: `windows` are the instants (UTC) at which the
 * visitor's preferred windows start, `timeZone` the zone in which they were chosen.
 */
const demoBody = v.object(
  {
    /** Marks a booking. */
    endpoint: v.literal('demo'),
    ...sender,
    /** The gym's name. */
    gym: line(fieldLimits.gym),
    /** A telephone number as entered. */
    phone: optional(line(fieldLimits.phone)),
    /** Whether they want a demo or a call. */
    kind: v.picklist(demoKinds, expected(demoKinds.join(' or '))),
    /** When the preferred windows start: instants in UTC, at most `fieldLimits.windows`. */
    windows: v.optional(times(instant(), 'instants'), []),
    /** Local times such as `2025-08-04T10:30` instead, from a form that knows no time zone. */
    localWindows: v.optional(times(localTime(), 'local times')),
    /** The zone in which they were chosen, such as `America/Chicago`. */
    timeZone: hint(fieldLimits.timeZone),
    /** A note of several lines. */
    note: optional(lines(fieldLimits.note)),
    ...extraFields,
  },
  required,
);

/** An application as the function receives it. */
const applicationBody = v.object(
  {
    /** Marks an application. */
    endpoint: v.literal('application'),
    ...sender,
    /** A telephone number as entered. */
    phone: line(fieldLimits.phone),
    /** The gym's name. */
    gymName: line(fieldLimits.gymName),
    /** Where the gym is. */
    gymLocation: line(fieldLimits.gymLocation),
    /** How many members it has, in the applicant's words. */
    currentMembers: line(fieldLimits.currentMembers),
    /** A message about the gym, of several lines. */
    message: lines(fieldLimits.message),
    ...extraFields,
  },
  required,
);

/** Every body that the function accepts, told apart by `endpoint`. Unknown fields are dropped. */
const leadBody = v.variant(
  'endpoint',
  [newsletterBody, demoBody, applicationBody],
  expected('newsletter, demo or application'),
);

/** A valid, normalized body. */
export type LeadBody = v.InferOutput<typeof leadBody>;

/** A body as a client may send it, before it is normalized, with the extras. */
export type LeadRequest = v.InferInput<typeof leadBody>;

/**
 * The normalized form in which an email address is stored; undefined if the text is not one.
 *
 * @example
 * emailOf(' Info@Müller.example'); // => 'info@xn--mller-kva.example'
 */
export function emailOf(text: string): string | undefined {
  const result = v.safeParse(sender.email, text);
  return result.success ? result.output : undefined;
}

/** A checked body, or the first thing wrong with it. */
type ParsedLeadBody =
  | { readonly ok: true; readonly body: LeadBody }
  | { readonly ok: false; readonly error: FunctionError };

/**
 * Validates and normalizes a decoded request body: text trimmed and NFC, email in lower case,
 * unknown fields dropped. Never throws.
 *
 * @example
 * parseLeadBody({ endpoint: 'newsletter', email: ' Sam@Example.com', name: 'Sam' });
 * // => { ok: true, body: { endpoint: 'newsletter', email: 'sam@example.com', name: 'Sam' } }
 * parseLeadBody({ endpoint: 'newsletter', email: 'sam@example.com' });
 * // => {
 * //   ok: false,
 * //   error: {
 * //     code: 'missing_field',
 * //     field: 'name',
 * //     message: 'name: expected a value, received undefined',
 * //   },
 * // }
 */
export function parseLeadBody(value: unknown): ParsedLeadBody {
  const result = v.safeParse(leadBody, value, { abortEarly: true });
  if (result.success) return { ok: true, body: result.output };
  const [issue] = result.issues;
  const field = v.getDotPath(issue);
  if (field === null) {
    const message = `The body: expected a JSON object, received ${issue.received}`;
    return { ok: false, error: { code: 'invalid_body', message } };
  }
  const code = codeOf(issue.type, issue.received);
  return { ok: false, error: { code, message: `${field}: ${issue.message}`, field } };
}

function codeOf(type: string, received: string): FunctionError['code'] {
  if (type === 'variant') return 'unknown_endpoint';
  if (type === 'non_empty' || received === 'undefined') return 'missing_field';
  return type === 'max_length' ? 'too_long' : 'invalid_field';
}
