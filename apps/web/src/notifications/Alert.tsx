import type { AlertDialogProps } from '@cornerbell/ui';
import { lazy, Suspense, useEffect, type ComponentType } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { loadChunk } from '../shared/load-chunk.ts';

const load = (): Promise<{ default: ComponentType<AlertDialogProps> }> =>
  loadChunk(() => import('./BrandedAlert.tsx')).then(
    ({ BrandedAlert }) => ({ default: BrandedAlert }),
    // A reload is offered; what the alert would acknowledge has been done.
    () => ({ default: () => null }),
  );

const LazyAlert = lazy(load);

/** An alert of the site, loaded once the page is hydrated. */
export function Alert(props: AlertDialogProps) {
  useEffect(() => void load(), []);
  return (
    props.open && (
      <ErrorBoundary fallback={null} onError={console.error}>
        <Suspense>
          <LazyAlert {...props} />
        </Suspense>
      </ErrorBoundary>
    )
  );
}
