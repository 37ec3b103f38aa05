import { useLocation } from 'react-router-dom';
import { NoScript } from './NoScript.tsx';

/**
 * The function's origin, if it is not the site's. A browser does not send the path of the page to another origin, so the form sends
 * it for the redirect.
 */
const functionsOrigin = import.meta.env.VITE_FUNCTIONS_URL?.replace(/\/$/, '') ?? '';

/** Whether the function wants the answer to a challenge, which needs JavaScript. */
const hasChallenge = Boolean(import.meta.env.VITE_TURNSTILE_SITE_KEY);

/**
 * The attributes of a form that the browser submits without JavaScript. With a challenge it submits nothing, which is what the method
 * `dialog` does outside a dialog.
 */
export const plainForm = hasChallenge
  ? ({ method: 'dialog' } as const)
  : ({ method: 'post', action: `${functionsOrigin}/functions/v1/book-demo-ghl` } as const);

interface PlainFormFieldsProps {
  /** The form's endpoint. */
  endpoint: 'newsletter' | 'demo' | 'application';
}

/** The hidden fields that the function needs from a form without JavaScript, or what to do where it needs JavaScript. */
export function PlainFormFields({ endpoint }: PlainFormFieldsProps) {
  const { pathname } = useLocation();
  if (hasChallenge) return <NoScript />;
  return (
    <>
      <input type="hidden" name="endpoint" value={endpoint} />
      {functionsOrigin && <input type="hidden" name="page" value={pathname} />}
    </>
  );
}
