import { offlinePage as words } from '@cornerbell/content/site';
import { Button, ErrorScreen } from '@cornerbell/ui';
import type { Page } from '../../app/page.ts';

/**
 * What the service worker shows without a network in place of a page that has not been read. It comes
 * without a script, and its form leads to the path that was asked for.
 */
const OfflinePage = () => (
  <ErrorScreen title={words.title} message={words.text}>
    <form>
      <Button type="submit">{words.retryLabel}</Button>
    </form>
  </ErrorScreen>
);

export const page: Page<undefined> = {
  head: () => words.head,
  Component: OfflinePage,
};
