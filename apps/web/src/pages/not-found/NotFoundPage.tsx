import { notFoundPage, pages } from '@cornerbell/content/site';
import { ButtonLink, ErrorScreen } from '@cornerbell/ui';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import type { Page } from '../../app/page.ts';

/** Says that there is no such page and logs the missing path. Specification §2, §8. */
function NotFoundPage() {
  const { pathname } = useLocation();
  useEffect(() => console.error(`404: there is no page at ${pathname}`), [pathname]);
  const { title, text, link } = notFoundPage;
  return (
    <ErrorScreen
      numeral={title}
      title={text}
      message="The page may have moved, or the address has a typo."
    >
      <ButtonLink href={link.href}>{link.label}</ButtonLink>
    </ErrorScreen>
  );
}

export const page: Page<undefined> = {
  head: () => pages['/404'],
  Component: NotFoundPage,
};
