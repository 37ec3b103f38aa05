import { appErrorScreen, pageErrorScreen } from '@cornerbell/content/site';
import { Button, ErrorScreen } from '@cornerbell/ui';
import { useEffect, type ErrorInfo } from 'react';
import type { FallbackProps } from 'react-error-boundary';
import { useLocation } from 'react-router-dom';
import { usePageSource } from './page-source.tsx';

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** Writes a caught error to the console. Specification §8. */
export function logError(error: unknown, { componentStack }: ErrorInfo) {
  console.error(error, componentStack);
}

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
  const { title, text, backLabel, retryLabel } = pageErrorScreen;
  return (
    <ErrorScreen title={title} message={text} detail={messageOf(error)}>
      <Button emphasis="secondary" onClick={() => history.back()}>
        {backLabel}
      </Button>
      <Button onClick={() => location.reload()}>{retryLabel}</Button>
    </ErrorScreen>
  );
}
