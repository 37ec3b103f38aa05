import { useLocation } from 'react-router-dom';

/**
 * The function's origin, if it is not the site's. A browser does not send the path of the page to another origin, so the form sends
 * it for the redirect.
 */
const functionsOrigin = import.meta.env.VITE_FUNCTIONS_URL?.replace(/\/$/, '') ?? '';

/** The attributes of a form that the browser submits without JavaScript. */
export const plainForm = {
  method: 'post',
  action: `${functionsOrigin}/functions/v1/book-demo-ghl`,
} as const;

interface PlainFormFieldsProps {
  /** The form's endpoint. */
  endpoint: 'newsletter' | 'demo' | 'application';
}

/** The hidden fields that the function needs from a form without JavaScript. */
export function PlainFormFields({ endpoint }: PlainFormFieldsProps) {
  const { pathname } = useLocation();
  return (
    <>
      <input type="hidden" name="endpoint" value={endpoint} />
      {functionsOrigin && <input type="hidden" name="page" value={pathname} />}
    </>
  );
}
