import { Button } from '@cornerbell/ui';
import { useEffect, type ErrorInfo } from 'react';
import type { FallbackProps } from 'react-error-boundary';
import { useCopy } from '../shared/copy.ts';
import { usePageCache } from '../navigation/page-cache.tsx';
import { ErrorScreen } from '../sections/ErrorScreen.tsx';
import { useShownLocation } from '../shared/shown-location.ts';
import { applyStyles } from '../shared/site-styles.ts';

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** Logs an error that a boundary has caught, with the components around it. */
export const logError = (error: unknown, { componentStack }: ErrorInfo) =>
  console.error(error, componentStack);

/** The error screen of the app. */
export function AppError({ error }: FallbackProps) {
  const { title, text, refreshLabel } = useCopy().messages.appError;
  useEffect(() => void applyStyles(), []);
  return (
    <ErrorScreen title={title} message={text} detail={messageOf(error)}>
      <Button onClick={() => location.reload()}>{refreshLabel}</Button>
    </ErrorScreen>
  );
}

/** The error screen of a page, between header and footer. */
export function PageError({ error }: FallbackProps) {
  const pages = usePageCache();
  const { pathname } = useShownLocation();
  const { title, documentTitle, text, backLabel, retryLabel } = useCopy().messages.pageError;
  // So that the next visit loads the page again.
  useEffect(() => pages.forget(pathname), [pages, pathname]);
  useEffect(() => {
    document.title = documentTitle;
  }, [documentTitle]);
  return (
    <ErrorScreen title={title} message={text} detail={messageOf(error)}>
      <Button variant="secondary" onClick={() => history.back()}>
        {backLabel}
      </Button>
      <Button onClick={() => location.reload()}>{retryLabel}</Button>
    </ErrorScreen>
  );
}
