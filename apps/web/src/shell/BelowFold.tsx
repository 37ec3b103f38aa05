import { useDeferredValue, type ReactNode } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/**
 * Content below the fold. On a page that a link has opened, it is rendered once the first screen is visible, so that slow devices
 * show the page sooner. In a document, on Back and at a hash it is rendered at once, because the browser has to scroll to it.
 */
export function BelowFold({ children }: { children: ReactNode }) {
  const { hash } = useLocation();
  const isAtTop = useNavigationType() !== 'POP' && !hash;
  const isShown = useDeferredValue(true, !isAtTop);
  // The height keeps the footer below the window.
  return isShown ? children : <div style={{ minHeight: '100lvh' }} />;
}
