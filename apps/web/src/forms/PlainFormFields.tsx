import { useLocation } from 'react-router-dom';

/**
 * The function's own origin, where it has one. Another origin is not told by the browser to which page its answer
 * leads back, so the form tells it.
 */
const functionsOrigin = import.meta.env.VITE_FUNCTIONS_URL?.replace(/\/$/, '') ?? '';

/** How a form goes that the browser sends by itself, without JavaScript. */
export const plainForm = {
  method: 'post',
  action: `${functionsOrigin}/functions/v1/book-demo-ghl`,
} as const;

/** Props of `PlainFormFields`. */
export interface PlainFormFieldsProps {
  /** Which form it is. */
  endpoint: 'newsletter' | 'demo' | 'application';
}

/** What the function needs to know of a form that the browser sends by itself. */
export function PlainFormFields({ endpoint }: PlainFormFieldsProps) {
  const { pathname } = useLocation();
  return (
    <>
      <input type="hidden" name="endpoint" value={endpoint} />
      {functionsOrigin && <input type="hidden" name="page" value={pathname} />}
    </>
  );
}
