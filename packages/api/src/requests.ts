import * as v from 'valibot';
import { DEMO_KINDS } from './demoKinds.ts';
import { email, expected, instant, line, lines, optional, timeZone } from './fields.ts';
import { FIELD_LIMITS } from './limits.ts';

const required = expected('a value');

/** A newsletter sign-up as the function receives it. Specification §3 and §7. */
export const newsletterBody = v.object(
  {
    endpoint: v.literal('newsletter'),
    email: email(FIELD_LIMITS.email),
    name: line(FIELD_LIMITS.name),
  },
  required,
);

/**
 * A demo or call booking as the function receives it: `windows` are the moments (UTC) at which
 * the visitor's preferred windows start, `timeZone` the zone in which they were chosen.
 * Specification §2, `/demo`.
 */
export const demoBody = v.object(
  {
    endpoint: v.literal('demo'),
    email: email(FIELD_LIMITS.email),
    name: line(FIELD_LIMITS.name),
    gym: line(FIELD_LIMITS.gym),
    phone: optional(line(FIELD_LIMITS.phone)),
    kind: v.picklist(DEMO_KINDS, expected(DEMO_KINDS.join(' or '))),
    windows: v.optional(
      v.pipe(
        v.array(instant(), expected('a list of moments')),
        v.maxLength(FIELD_LIMITS.windows, expected(`at most ${FIELD_LIMITS.windows} moments`)),
      ),
      [],
    ),
    timeZone: optional(timeZone(FIELD_LIMITS.timeZone)),
    note: optional(lines(FIELD_LIMITS.note)),
  },
  required,
);

/** Every body the function takes, told apart by `endpoint`. Unknown fields are left out. */
export const leadBody = v.variant(
  'endpoint',
  [newsletterBody, demoBody],
  expected('newsletter or demo'),
);

/** A checked and normalised body. */
export type LeadBody = v.InferOutput<typeof leadBody>;

/** A body as a client may send it, before it is normalised. */
export type LeadBodyInput = v.InferInput<typeof leadBody>;

/** What a newsletter sign-up takes. Specification §3. */
export type NewsletterRequest = Omit<v.InferInput<typeof newsletterBody>, 'endpoint'>;

/** What a demo or call booking takes: see `demoBody`. */
export type DemoRequest = Omit<v.InferInput<typeof demoBody>, 'endpoint'>;
