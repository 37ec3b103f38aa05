import * as v from 'valibot';
import { demoKinds } from './demo-kinds.ts';
import { extraFields, type LeadExtras } from './extras.ts';
import { email, expected, instant, line, lines, localTime, optional, timeZone } from './fields.ts';
import { fieldLimits } from './limits.ts';

const required = expected('a value');

/** Who sends a request. */
const sender = {
  /** The email address, in lower case. */
  email: email(fieldLimits.email),
  /** The visitor's name. */
  name: line(fieldLimits.name),
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
    windows: v.optional(
      v.pipe(
        v.array(instant(), expected('a list of instants')),
        v.maxLength(fieldLimits.windows, expected(`at most ${fieldLimits.windows} instants`)),
      ),
      [],
    ),
    /**
     * The same as local times, such as `2025-08-04T10:30`, in place of `windows` if the time zone is not
     * certain, as in a form without JavaScript.
     */
    localWindows: v.optional(
      v.pipe(
        v.array(localTime(), expected('a list of local times')),
        v.maxLength(fieldLimits.windows, expected(`at most ${fieldLimits.windows} local times`)),
      ),
    ),
    /** The zone in which they were chosen, such as `America/Chicago`. */
    timeZone: optional(timeZone(fieldLimits.timeZone)),
    /** A note of several lines. */
    note: optional(lines(fieldLimits.note)),
    ...extraFields,
  },
  required,
);

/** An application as the function receives it. */
export const applicationBody = v.object(
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

/** Every body that the function accepts, discriminated by `endpoint`. Unknown fields are dropped. */
export const leadBody = v.variant(
  'endpoint',
  [newsletterBody, demoBody, applicationBody],
  expected('newsletter, demo or application'),
);

/** A valid, normalized body. */
export type LeadBody = v.InferOutput<typeof leadBody>;

/** A body as a client may send it, before it is normalized. */
export type LeadBodyInput = v.InferInput<typeof leadBody>;

/** What the visitor enters. */
type FieldsOf<Body> = Readonly<Omit<Body, 'endpoint' | 'localWindows' | keyof LeadExtras>>;

/** The fields of a newsletter sign-up. */
export type NewsletterRequest = FieldsOf<v.InferInput<typeof newsletterBody>>;

/** The fields of a demo or call booking. */
export type DemoRequest = Omit<FieldsOf<v.InferInput<typeof demoBody>>, 'windows'> & {
  /**
   * When the visitor's preferred windows start: instants in UTC such as `2025-08-04T15:30:00Z`, at most
   * `fieldLimits.windows`.
   * @default []
   */
  readonly windows?: readonly string[] | undefined;
};

/** The fields of an application. */
export type ApplicationRequest = FieldsOf<v.InferInput<typeof applicationBody>>;

/** A lead as a client sends it: one of the requests with its `endpoint`, and the extras. */
export type LeadRequest =
  | ({ readonly endpoint: 'newsletter' } & NewsletterRequest & LeadExtras)
  | ({ readonly endpoint: 'demo' } & DemoRequest & LeadExtras)
  | ({ readonly endpoint: 'application' } & ApplicationRequest & LeadExtras);
