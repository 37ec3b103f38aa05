/**
 * Replaces `PlainFormFields` in a site built with a challenge (`VITE_TURNSTILE_SITE_KEY`). The challenge needs JavaScript, so without
 * it a form sends nothing, which is what this method does outside a dialog, and says what to do instead.
 */
export const plainForm = { method: 'dialog' } as const;

export { NoScript as PlainFormFields } from '../forms/NoScript.tsx';
