import { ButtonLink, Footer, Header, Logo, SkipLink } from '@cornerbell/ui';
import {
  lazy,
  memo,
  Suspense,
  useDeferredValue,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import { useLocation } from 'react-router-dom';
import { NotificationsProvider } from '../notifications/notifications.tsx';
import { hasUnsent } from '../outbox/unsent-flag.ts';
import { saveDismissed } from './announcement.ts';
import { useCopy } from './copy.ts';
import type { LayoutData } from './layout.data.ts';
import { ResourcesAside } from './ResourcesAside.tsx';
import { useYear } from './use-year.ts';

const UnsentNotice = lazy(() =>
  import('../outbox/UnsentNotice.tsx').then((module) => ({ default: module.UnsentNotice })),
);

const never = () => () => undefined;

/** Props of `Layout`. */
export interface LayoutProps {
  data: LayoutData;
  children: ReactNode;
}

/** The header. Drawn again only when what it says changes. */
const SiteHeader = memo(function SiteHeader({ data, path }: { data: LayoutData; path: string }) {
  const { company, navigation } = useCopy();
  const { text, link } = navigation.announcement;
  const { menus, actions } = navigation.header;
  const [announced, setAnnounced] = useState(true);

  function dismiss() {
    setAnnounced(false);
    saveDismissed();
  }

  return (
    <Header
      brand={{ name: company.name, href: '/', logo: <Logo /> }}
      announcement={announced ? { text, linkLabel: link.label, href: link.href } : null}
      onAnnouncementDismiss={dismiss}
      menus={menus.map((menu) => ({
        ...menu,
        ...(menu.id === 'features' && { tone: 'white' as const }),
        ...(menu.id === 'resources' && { aside: <ResourcesAside data={data} /> }),
      }))}
      actions={actions.map(({ label, href }, index) => (
        <ButtonLink key={href} href={href} variant={index === 0 ? 'primary' : 'secondary'}>
          {label}
        </ButtonLink>
      ))}
      currentPath={path}
    />
  );
});

/** The footer, with the year of whoever reads it. */
const SiteFooter = memo(function SiteFooter() {
  const { company, navigation } = useCopy();
  return (
    <Footer
      brand={{ name: company.name, href: '/', logo: <Logo /> }}
      tagline={company.tagline}
      columns={navigation.footer}
      year={useYear()}
    />
  );
});

/** What every page shares: skip link, header, `main`, footer and notifications. */
export function Layout({ data, children }: LayoutProps) {
  const { pathname } = useLocation();
  // Known to the browser alone.
  const unsent = useSyncExternalStore(never, hasUnsent, () => false);
  return (
    <NotificationsProvider>
      <SkipLink href="#main" />
      {/* Each part hydrates by itself, so that what somebody touches first answers first. */}
      <Suspense>
        {/* The next page need not wait for the header to mark its link. */}
        <SiteHeader data={data} path={useDeferredValue(pathname)} />
      </Suspense>
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Suspense>
        <SiteFooter />
      </Suspense>
      {unsent && (
        <Suspense>
          <UnsentNotice />
        </Suspense>
      )}
    </NotificationsProvider>
  );
}
