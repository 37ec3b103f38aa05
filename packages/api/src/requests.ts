import * as v from 'valibot';
import { DEMO_KINDS } from './demo-kinds.ts';
import { extraFields, type LeadExtras } from './extras.ts';
import { email, expected, instant, line, lines, localTime, optional, timeZone } from './fields.ts';
import { FIELD_LIMITS } from './limits.ts';

const required = expected('a value');

/** A newsletter sign-up as the function receives it. */
export const newsletterBody = v.object(
  {
    /** Tells a sign-up from the other bodies. */
    endpoint: v.literal('newsletter'),
    /** Where to write to, in lower case. */
    email: email(FIELD_LIMITS.email),
    /** The visitor's name. */
    name: line(FIELD_LIMITS.name),
    ...extraFields,
  },
  required,
);

/**
 * A demo or call booking as the function receives it: `windows` are the moments (UTC) at which
 * the visitor's preferred windows start, `timeZone` the zone in which they were chosen.
 */
export const demoBody = v.object(
  {
    /** Tells a booking from the other bodies. */
    endpoint: v.literal('demo'),
    /** Where to write to, in lower case. */
    email: email(FIELD_LIMITS.email),
    /** The visitor's name. */
    name: line(FIELD_LIMITS.name),
    /** The gym's name. */
    gym: line(FIELD_LIMITS.gym),
    /** A telephone number, as it was typed. */
    phone: optional(line(FIELD_LIMITS.phone)),
    /** Whether they want a demo or a call. */
    kind: v.picklist(DEMO_KINDS, expected(DEMO_KINDS.join(' or '))),
    /** When the preferred windows start: moments in UTC, at most `FIELD_LIMITS.windows`. */
    windows: v.optional(
      v.pipe(
        v.array(instant(), expected('a list of moments')),
        v.maxLength(FIELD_LIMITS.windows, expected(`at most ${FIELD_LIMITS.windows} moments`)),
      ),
      [],
    ),
    /**
     * When they start by the visitor's own clock, such as `2025-08-04T10:30`: in place of `windows` where the
     * time zone is not known for certain, as in a form that is sent without JavaScript.
     */
    localWindows: v.optional(
      v.pipe(
        v.array(localTime(), expected('a list of local times')),
        v.maxLength(FIELD_LIMITS.windows, expected(`at most ${FIELD_LIMITS.windows} local times`)),
      ),
    ),
    /** The zone in which they were chosen, such as `America/Chicago`. */
    timeZone: optional(timeZone(FIELD_LIMITS.timeZone)),
    /** What else the visitor wants to say, in several lines. */
    note: optional(lines(FIELD_LIMITS.note)),
    ...extraFields,
  },
  required,
);

/** An application as the function receives it, where sending is switched on. */
export const applicationBody = v.object(
  {
    /** Tells an application from the other bodies. */
    endpoint: v.literal('application'),
    /** Where to write to, in lower case. */
    email: email(FIELD_LIMITS.email),
    /** The visitor's name. */
    name: line(FIELD_LIMITS.name),
    /** A telephone number, as it was typed. */
    phone: line(FIELD_LIMITS.phone),
    /** The gym's name. */
    gymName: line(FIELD_LIMITS.gymName),
    /** Where the gym is. */
    gymLocation: line(FIELD_LIMITS.gymLocation),
    /** How many members it has, in the applicant's words. */
    currentMembers: line(FIELD_LIMITS.currentMembers),
    /** What the applicant writes of the gym, in several lines. */
    message: lines(FIELD_LIMITS.message),
    ...extraFields,
  },
  required,
);

/** Every body the function takes, told apart by `endpoint`. Unknown fields are left out. */
export const leadBody = v.variant(
  'endpoint',
  [newsletterBody, demoBody, applicationBody],
  expected('newsletter, demo or application'),
);

/** A checked and normalised body. */
export type LeadBody = v.InferOutput<typeof leadBody>;

/** A body as a client may send it, before it is normalised. */
export type LeadBodyInput = v.InferInput<typeof leadBody>;

type Typed<Body> = Readonly<Omit<Body, 'endpoint' | 'localWindows' | keyof LeadExtras>>;

/** What a newsletter sign-up takes. */
export type NewsletterRequest = Typed<v.InferInput<typeof newsletterBody>>;

/** What a demo or call booking takes. */
export type DemoRequest = Omit<Typed<v.InferInput<typeof demoBody>>, 'windows'> & {
  /**
   * When the visitor's preferred windows start: moments in UTC such as `2025-08-04T15:30:00Z`, at most
   * `FIELD_LIMITS.windows`.
   * @default []
   */
  readonly windows?: readonly string[] | undefined;
};

/** What an application takes: all seven fields. */
export type ApplicationRequest = Typed<v.InferInput<typeof applicationBody>>;

/** A lead as a client sends it: one of the requests, told apart by its `endpoint`, and what may go with it. */
export type LeadRequest =
  | ({ readonly endpoint: 'newsletter' } & NewsletterRequest & LeadExtras)
  | ({ readonly endpoint: 'demo' } & DemoRequest & LeadExtras)
  | ({ readonly endpoint: 'application' } & ApplicationRequest & LeadExtras);
