import type { ResourceParams } from '@cornerbell/content';
import { Button } from '@cornerbell/ui';
import { useState, type ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { logError } from '../../shell/errors.tsx';
import type { ResourcesPageCopy } from './resources.ts';
import * as styles from './ResourcesPage.css.ts';

interface ResultsBoundaryProps {
  copy: ResourcesPageCopy['results']['failed'];
  /** Another view tries again. */
  view: ResourceParams;
  children: ReactNode;
}

/** Says that the items could not be fetched, such as without a network, and leaves the rest of the page as it is. */
export function ResultsBoundary({ copy, view, children }: ResultsBoundaryProps) {
  const [retries, setRetries] = useState(0);
  const failed = (
    <div className={styles.empty} role="alert">
      <p className={styles.emptyText}>{copy.text}</p>
      <Button variant="secondary" onClick={() => setRetries(retries + 1)}>
        {copy.retryLabel}
      </Button>
    </div>
  );
  return (
    <ErrorBoundary resetKeys={[view, retries]} onError={logError} fallback={failed}>
      {children}
    </ErrorBoundary>
  );
}
