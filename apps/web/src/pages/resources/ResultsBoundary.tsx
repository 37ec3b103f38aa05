import type { ResourceParams } from '@cornerbell/content';
import { Button } from '@cornerbell/ui';
import type { ReactNode } from 'react';
import { ErrorBoundary, useErrorBoundary } from 'react-error-boundary';
import { logError } from '../../shell/errors.tsx';
import type { ResourcesPageCopy } from './resources.ts';
import * as styles from './ResourcesPage.css.ts';

type FailedCopy = ResourcesPageCopy['results']['failed'];

function Failed({ copy }: { copy: FailedCopy }) {
  const { resetBoundary } = useErrorBoundary();
  return (
    <div className={styles.empty} role="alert">
      <p className={styles.emptyText}>{copy.text}</p>
      <Button variant="secondary" onClick={resetBoundary}>
        {copy.retryLabel}
      </Button>
    </div>
  );
}

interface ResultsBoundaryProps {
  copy: FailedCopy;
  /** Another view tries again. */
  view: ResourceParams;
  children: ReactNode;
}

/** Says that the items could not be fetched, such as without a network, and leaves the rest of the page as it is. */
export const ResultsBoundary = ({ copy, view, children }: ResultsBoundaryProps) => (
  <ErrorBoundary resetKeys={[view]} onError={logError} fallback={<Failed copy={copy} />}>
    {children}
  </ErrorBoundary>
);
