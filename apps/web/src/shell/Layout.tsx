import {
  announcement,
  brand,
  footerColumns,
  headerActions,
  headerMenus,
} from '@cornerbell/content/site';
import { Footer, Header, SkipLink } from '@cornerbell/ui';
import { memo, startTransition, useEffect, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { NotificationsProvider } from '../notifications/notifications.tsx';
import { Part } from './Part.tsx';
import type { LayoutData } from './layout.data.ts';
import { keepDismissed } from './announcement.ts';
import { ResourcesAside } from './ResourcesAside.tsx';
import { useYear } from './use-year.ts';

const banner = {
  text: announcement.text,
  linkLabel: announcement.link.label,
  href: announcement.link.href,
};

const actions = headerActions.map((action, index) => ({
  ...action,
  emphasis: index === 0 ? ('primary' as const) : ('secondary' as const),
}));

/** Props of `Layout`. */
export interface LayoutProps {
  data: LayoutData;
  children: ReactNode;
}

/** The header. Drawn again only when what it says changes. Specification §2, Header. */
const SiteHeader = memo(function SiteHeader({ data, path }: { data: LayoutData; path: string }) {
  const [announced, setAnnounced] = useState(true);

  function dismiss() {
    setAnnounced(false);
    keepDismissed();
  }

  return (
    <Part name="header">
      <Header
        brand={{ name: brand.name, href: '/' }}
        announcement={announced ? banner : null}
        onAnnouncementDismiss={dismiss}
        menus={headerMenus.map((menu) => ({
          ...menu,
          ...(menu.id === 'features' && { tone: 'white' as const }),
          ...(menu.id === 'resources' && { aside: <ResourcesAside data={data} /> }),
        }))}
        actions={actions}
        currentPath={path}
      />
    </Part>
  );
});

/** The footer. Specification §2, Footer. */
const SiteFooter = memo(function SiteFooter({ builtYear }: { builtYear: number }) {
  return (
    <Part name="footer">
      <Footer
        brand={{ name: brand.name, href: '/' }}
        tagline={brand.tagline}
        columns={footerColumns}
        year={useYear(builtYear)}
      />
    </Part>
  );
});

/** What every page shares: skip link, header, `main`, footer and notifications. Specification §2. */
export function Layout({ data, children }: LayoutProps) {
  const { pathname } = useLocation();
  // The next page is not kept waiting for the header's marks.
  const [marked, setMarked] = useState(pathname);
  useEffect(() => startTransition(() => setMarked(pathname)), [pathname]);

  return (
    <NotificationsProvider>
      <SkipLink href="#main" />
      <SiteHeader data={data} path={marked} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter builtYear={data.year} />
    </NotificationsProvider>
  );
}
