import { Button } from '@cornerbell/ui';
import { useEffect, type ErrorInfo, type ReactNode } from 'react';
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary';
import { useCopy } from '../shared/copy.ts';
import { usePageCache } from '../navigation/page-cache.tsx';
import { ErrorScreen } from '../sections/ErrorScreen.tsx';
import { useShownLocation } from '../shared/shown-location.ts';
import { applyStyles } from '../shared/site-styles.ts';

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** Logs an error that a boundary has caught, with the components around it. */
const logError = (error: unknown, { componentStack }: ErrorInfo) =>
  console.error(error, componentStack);

/** The error screen of the app. */
function AppError({ error }: FallbackProps) {
  const { title, text, refreshLabel } = useCopy().messages.appError;
  useEffect(() => void applyStyles(), []);
  return (
    <ErrorScreen title={title} message={text} detail={messageOf(error)}>
      <Button onClick={() => location.reload()}>{refreshLabel}</Button>
    </ErrorScreen>
  );
}

/** Catches errors outside of pages, logs them and shows an error screen. */
export const AppErrorBoundary = ({ children }: { children: ReactNode }) => (
  <ErrorBoundary FallbackComponent={AppError} onError={logError}>
    {children}
  </ErrorBoundary>
);

/** The error screen of a page, between header and footer. */
function PageError({ error }: FallbackProps) {
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

interface PageErrorBoundaryProps {
  /** Called when the page has thrown. */
  onError: () => void;
  children: ReactNode;
}

/** Catches errors of a page, logs them and shows an error screen. */
export const PageErrorBoundary = ({ onError, children }: PageErrorBoundaryProps) => (
  <ErrorBoundary
    FallbackComponent={PageError}
    onError={(error, info) => {
      logError(error, info);
      onError();
    }}
  >
    {children}
  </ErrorBoundary>
);
