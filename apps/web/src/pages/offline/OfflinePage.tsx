import { ButtonLink, ErrorScreen } from '@cornerbell/ui';
import type { Page } from '../../shell/page.ts';
import type { OfflineData } from './data.ts';

/**
 * What the service worker shows without a network in place of a page that has not been read. It comes
 * without a script, and its empty link leads to the address that was asked for, its query included.
 */
export const page: Page<OfflineData> = function OfflinePage({ data: { copy } }) {
  return (
    <ErrorScreen title={copy.title} message={copy.text}>
      <ButtonLink href="">{copy.retryLabel}</ButtonLink>
    </ErrorScreen>
  );
};
