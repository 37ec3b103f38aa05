/** The largest request body the function reads, in bytes. */
export const MAX_BODY_BYTES = 20 * 1024;

/**
 * How many days a demo request and an application are kept: this is what the function deletes by, and
 * what a site's privacy policy is to say.
 */
export const KEPT_DAYS = 730;

/**
 * The most a field of a request may hold: UTF-16 units, as `maxlength` counts them, and for
 * `windows` the number of entries. All of them at once, in any script, fit `MAX_BODY_BYTES`.
 */
export const FIELD_LIMITS = {
  name: 120,
  // The longest address that SMTP can carry (RFC 5321).
  email: 254,
  gym: 160,
  phone: 40,
  timeZone: 64,
  windows: 3,
  note: 2000,
  gymName: 160,
  gymLocation: 160,
  currentMembers: 80,
  message: 3000,
  // What goes with a request is cut to these, never refused for them.
  utm: 100,
  referrer: 253,
  website: 200,
} as const;
