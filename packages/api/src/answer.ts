/**
 * Why the function refused a request or failed, with the HTTP status of its answer:
 *
 * - `invalid_json` 400: the body is not JSON in UTF-8
 * - `invalid_body` 400: the body is JSON, but not an object
 * - `unknown_endpoint` 400: `endpoint` is missing or unknown
 * - `challenge_failed` 403: `challenge` is missing, invalid or used
 * - `method_not_allowed` 405: the method is not POST or OPTIONS
 * - `key_reused` 409: the idempotency key belongs to another stored request
 * - `body_too_large` 413: the body is larger than `maxBodyBytes`
 * - `unsupported_type` 415: the body is neither JSON nor form-encoded
 * - `missing_field`, `too_long`, `invalid_field` 422: `field` is invalid
 * - `too_many_requests` 429: nothing was stored; `Retry-After` is the wait in seconds
 * - `storage_unavailable` 503: the database failed; the request may or may not be stored
 */
export const errorStatus = {
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

/** A code of `errorStatus`. */
export type ErrorCode = keyof typeof errorStatus;

/** What went wrong. */
export interface FunctionError {
  /** The kind of error. */
  readonly code: ErrorCode;
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
    }
  | {
      /** Why it is not stored. */
      readonly error: FunctionError;
    };
