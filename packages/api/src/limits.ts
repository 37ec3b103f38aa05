/** What a visitor can book: a demo of the software, or a call. */
export const demoKinds = ['demo', 'call'] as const;

/** The largest request body the function reads, in bytes. */
export const maxBodyBytes = 60 * 1024;

/** How many days demo requests and applications are kept; a site's privacy policy must state it. */
export const retentionDays = 730;

/**
 * The maximum length of each field in UTF-16 units, as `maxlength` counts them, and of `windows` in
 * entries. All fields together, in any script, fit into `maxBodyBytes`, also percent-encoded.
 */
export const fieldLimits = {
  name: 120,
  // The longest address of SMTP (RFC 5321).
  email: 254,
  gym: 160,
  phone: 40,
  windows: 3,
  note: 2000,
  gymName: 160,
  gymLocation: 160,
  currentMembers: 80,
  message: 3000,
  // These are cut, never refused.
  timeZone: 64,
  utm: 100,
  referrer: 253,
  page: 200,
  website: 200,
} as const;
