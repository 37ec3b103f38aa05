import { appErrorScreen, pageErrorScreen } from '@cornerbell/content/site';
import { Button, ErrorScreen } from '@cornerbell/ui';
import { useEffect, type ComponentType, type ErrorInfo, type ReactNode } from 'react';
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary';
import { useLocation } from 'react-router-dom';
import { usePageSource } from './page-source.tsx';
import { useScrollToError } from './scroll.ts';

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** Writes a caught error to the console. Specification §8. */
function logError(error: unknown, { componentStack }: ErrorInfo) {
  console.error(error, componentStack);
}

/** Props of `Guard`. */
export interface GuardProps {
  /** What the visitor sees in place of what failed. */
  screen: ComponentType<FallbackProps>;
  /** What makes it try again when it changes. */
  resetKeys: unknown[];
  /** Called when something failed. */
  onError: (() => void) | undefined;
  children: ReactNode;
}

/** Catches what fails below it, logs it and shows a screen. Specification §8. */
export const Guard = ({ screen, resetKeys, onError, children }: GuardProps) => (
  <ErrorBoundary
    FallbackComponent={screen}
    resetKeys={resetKeys}
    onError={(error, info) => {
      logError(error, info);
      onError?.();
    }}
  >
    {children}
  </ErrorBoundary>
);

/** What the visitor sees when the whole app fails. Specification §8. */
export function SiteError({ error }: FallbackProps) {
  const { title, text, refreshLabel } = appErrorScreen;
  return (
    <ErrorScreen title={title} message={text} detail={messageOf(error)}>
      <Button onClick={() => location.reload()}>{refreshLabel}</Button>
    </ErrorScreen>
  );
}

/** What the visitor sees when one page fails, between header and footer. Specification §8. */
export function PageError({ error }: FallbackProps) {
  const source = usePageSource();
  const { pathname } = useLocation();
  useEffect(() => source.forget(pathname), [source, pathname]);
  useScrollToError();
  const { title, documentTitle, text, backLabel, retryLabel } = pageErrorScreen;
  useEffect(() => {
    document.title = documentTitle;
  }, [documentTitle]);
  return (
    <ErrorScreen title={title} message={text} detail={messageOf(error)}>
      <Button emphasis="secondary" onClick={() => history.back()}>
        {backLabel}
      </Button>
      <Button onClick={() => location.reload()}>{retryLabel}</Button>
    </ErrorScreen>
  );
}
