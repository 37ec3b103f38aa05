/**
 * The status of a form sent without JavaScript: the function redirects (303) to the form's page with
 * `?<endpoint>=<status>#<endpoint>-<status>`, such as `#demo-subscribed`. Scripts read the query; without
 * a script, `:target` shows the status.
 *
 * - `subscribed`: the sign-up, booking or application is stored
 * - `invalid`: a field is missing or invalid
 * - `limited`: too many requests from this address; retrying later will work
 * - `failed`: nothing was stored
 */
export const formStatuses = ['subscribed', 'invalid', 'limited', 'failed'] as const;

/** One of `formStatuses`. */
export type FormStatus = (typeof formStatuses)[number];
