/**
 * Why the function refused or failed, with the HTTP status it answers:
 *
 * - `invalid_json` 400: the body is not JSON in UTF-8
 * - `invalid_body` 400: the body is JSON, but not an object
 * - `unknown_endpoint` 400: `endpoint` is missing or names none
 * - `challenge_failed` 403: `challenge` is missing, is no token or has been used
 * - `method_not_allowed` 405: only POST (and OPTIONS) is answered
 * - `key_reused` 409: the idempotency key belongs to another request that was stored
 * - `body_too_large` 413: the body is over `MAX_BODY_BYTES`
 * - `unsupported_type` 415: the body is neither JSON nor form-encoded
 * - `missing_field`, `too_long`, `invalid_field` 422: `field` is at fault
 * - `too_many_requests` 429: nothing was stored; `Retry-After` says in how many seconds it may be
 * - `storage_unavailable` 503: nothing was stored
 */
export const ERROR_STATUS = {
  invalid_json: 400,
  invalid_body: 400,
  unknown_endpoint: 400,
  challenge_failed: 403,
  method_not_allowed: 405,
  key_reused: 409,
  body_too_large: 413,
  unsupported_type: 415,
  missing_field: 422,
  too_long: 422,
  invalid_field: 422,
  too_many_requests: 429,
  storage_unavailable: 503,
} as const;

/** One of the codes of `ERROR_STATUS`. */
export type ErrorCode = keyof typeof ERROR_STATUS;

/** What went wrong. */
export type FunctionError = {
  /** Which of the errors it is. */
  readonly code: ErrorCode;
  /** What went wrong, in words for developers. */
  readonly message: string;
  /** The dotted name of the field at fault, such as `windows.0`; left out where no field is. */
  readonly field?: string;
};

/** The JSON the function answers: 200 with `ok`, any other status with `error`. */
export type FunctionAnswer =
  | {
      /** Always `true`: the request is stored. */
      readonly ok: true;
    }
  | {
      /** Why it is not stored. */
      readonly error: FunctionError;
    };
