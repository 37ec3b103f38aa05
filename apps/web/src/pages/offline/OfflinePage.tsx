import { offlinePage as words } from '@cornerbell/content/site';
import { ButtonLink, ErrorScreen } from '@cornerbell/ui';
import type { Page } from '../../shell/page.ts';

/**
 * What the service worker shows without a network in place of a page that has not been read. It comes
 * without a script, and its empty link leads to the address that was asked for, its query included.
 */
const OfflinePage = () => (
  <ErrorScreen title={words.title} message={words.text}>
    <ButtonLink href="">{words.retryLabel}</ButtonLink>
  </ErrorScreen>
);

export const page: Page<undefined> = {
  head: () => words.head,
  Component: OfflinePage,
};
