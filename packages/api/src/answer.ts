/** The edge function that receives every form of the site. */
export const leadFunctionName = 'book-demo-ghl';

/** The path, below a backend's address, under which supabase-js calls the function. */
export const leadFunctionPath = `/functions/v1/${leadFunctionName}`;

/** What the links in the newsletter's emails do. */
export type NewsletterAction = 'confirm' | 'unsubscribe' | 'return';

/** The path of a site's page for a mailed link, which posts the token in its fragment. */
export const newsletterLinkPath = (action: NewsletterAction): string => `/newsletter/${action}`;

/** Why the function refused a request or failed, with the HTTP status of its answer. */
export const errorStatus = {
  invalid_json: 400, // not JSON in UTF-8
  invalid_body: 400, // JSON, but not an object
  unknown_endpoint: 400, // `endpoint` is missing or unknown
  method_not_allowed: 405, // neither POST nor OPTIONS
  key_reused: 409, // the idempotency key belongs to another stored request
  body_too_large: 413, // larger than `maxBodyBytes`
  unsupported_type: 415, // neither JSON nor form-encoded
  missing_field: 422, // `field` is empty
  too_long: 422, // `field` is longer than `fieldLimits` allow
  invalid_field: 422, // `field` is invalid
  too_many_requests: 429, // nothing was stored; `Retry-After` is the wait in seconds
  storage_unavailable: 503, // the request may or may not be stored
} as const;

/** What went wrong. */
export interface FunctionError {
  /** The kind of error. */
  readonly code: keyof typeof errorStatus;
  /** What went wrong, for developers. */
  readonly message: string;
  /** The dotted name of the invalid field, such as `windows.0`, if there is one. */
  readonly field?: string;
}

/** The function's answer as JSON: `ok` with status 200, `error` with any other. */
export type FunctionAnswer =
  | {
      /** Always `true`: the request is stored. */
      readonly ok: true;
      /** Whether new subscribers are asked by mail to confirm; the same answer for a known one. */
      readonly confirmation?: true;
    }
  | {
      /** Why it is not stored. */
      readonly error: FunctionError;
    };

/**
 * The status of a form sent without JavaScript: the function redirects (303) to
 * `#<endpoint>-<status>` on the form's page, such as `#demo-invalid`, where `:target` shows it;
 * once it is stored, to an address of its own, `?sent=demo#demo-subscribed`.
 *
 * - `subscribed`: the sign-up, booking or application is stored
 * - `invalid`: a field is missing or invalid
 * - `limited`: too many requests from this address; retrying later will work
 * - `failed`: nothing was stored
 */
export type FormStatus = 'subscribed' | 'invalid' | 'limited' | 'failed';
