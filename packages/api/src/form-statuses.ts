/**
 * What a form that was sent without JavaScript is told: the function answers 303 to the page it came
 * from, with `?<endpoint>=<status>#<endpoint>-<status>`, such as `#demo-subscribed`. The query is for
 * scripts, the fragment for `:target`, so that a page without a script can show it too.
 *
 * - `subscribed`: the sign-up, booking or application is stored, as new or again
 * - `invalid`: something is missing or wrong
 * - `limited`: too many requests from this address; later it will do
 * - `failed`: nothing was stored
 */
export const FORM_STATUSES = ['subscribed', 'invalid', 'limited', 'failed'] as const;

/** One of `FORM_STATUSES`. */
export type FormStatus = (typeof FORM_STATUSES)[number];
