import { notFoundHelp, notFoundPage, pages } from '@cornerbell/content/site';
import { ErrorScreen } from '@cornerbell/ui';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import type { Page } from '../../shell/page.ts';
import { Actions } from '../../sections/Actions.tsx';

/** Says that there is no such page and logs the missing path. Specification §2, §8. */
function NotFoundPage() {
  const { pathname } = useLocation();
  useEffect(() => console.error(`404: there is no page at ${pathname}`), [pathname]);
  const { title, text, link } = notFoundPage;
  return (
    <ErrorScreen numeral={title} title={text} message={notFoundHelp.text}>
      <Actions links={[link, ...notFoundHelp.links]} />
    </ErrorScreen>
  );
}

export const page: Page<undefined> = {
  head: () => pages['/404'],
  Component: NotFoundPage,
};
