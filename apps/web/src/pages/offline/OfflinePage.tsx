import { ButtonLink, ErrorScreen } from '@cornerbell/ui';
import type { Page } from '../../shell/page.ts';
import type { OfflineData } from './data.ts';

/**
 * The page that the service worker shows offline for a page that is not cached. It has no script; its empty link reloads the requested
 * address, including the query.
 */
export const page: Page<OfflineData> = function OfflinePage({ data: { copy } }) {
  return (
    <ErrorScreen title={copy.title} message={copy.text}>
      <ButtonLink href="">{copy.retryLabel}</ButtonLink>
    </ErrorScreen>
  );
};
