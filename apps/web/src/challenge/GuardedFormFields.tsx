/**
 * Takes the place of `PlainFormFields` where the site is built with a challenge (`VITE_TURNSTILE_SITE_KEY`). Only a script can
 * meet one: without JavaScript a form goes nowhere, which is what this method means outside a dialog, and says what to do.
 */
export const plainForm = { method: 'dialog' } as const;

export { NoScript as PlainFormFields } from '../forms/NoScript.tsx';
