import { AnnouncementBanner, ButtonLink, Footer, Header, Logo, SkipLink } from '@cornerbell/ui';
import {
  lazy,
  memo,
  Suspense,
  useDeferredValue,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import { CompanyContact } from '../company/CompanyContact.tsx';
import { readUnsent } from '../forms/drafts.ts';
import { NotificationsProvider } from '../notifications/notifications.tsx';
import { saveDismissed } from './announcement.ts';
import { useCopy } from '../shared/copy.ts';
import type { LayoutData } from './layout-data.ts';
import { ResourcesAside } from './ResourcesAside.tsx';
import { useHydrated } from '../shared/use-hydrated.ts';
import * as styles from './Layout.css.ts';
import { useShownLocation } from '../shared/shown-location.ts';
import { usePending } from '../navigation/pending.ts';

const UnsentNotice = lazy(() =>
  import('../forms/UnsentNotice.tsx').then((module) => ({ default: module.UnsentNotice })),
);

interface LayoutProps {
  data: LayoutData;
  children: ReactNode;
}

/**
 * The line under the bar that moves while the next page loads. In every document, so that its
 * styles are there in time.
 */
function PendingLine() {
  const { loadingText } = useCopy().messages;
  const isPending = usePending();
  return (
    <div className={styles.pending} hidden={!isPending}>
      <span className={styles.pendingLine} />
      <p role="status" className={styles.pendingText}>
        {isPending && loadingText}
      </p>
    </div>
  );
}

/** The announcement and the header. Memoised, because they rarely change when the page does. */
const SiteHeader = memo(function SiteHeader({ data, path }: { data: LayoutData; path: string }) {
  const { company, navigation } = useCopy();
  const { announcement } = navigation;
  const { menus, menuActions, actions } = navigation.header;
  return (
    <>
      {announcement && (
        <AnnouncementBanner
          linkLabel={announcement.link.label}
          href={announcement.link.href}
          onDismiss={saveDismissed}
        >
          {announcement.text}
        </AnnouncementBanner>
      )}
      <Header
        brand={{ name: company.name, href: '/', logo: <Logo /> }}
        menus={menus.map((menu) => ({
          ...menu,
          ...(menu.id === 'features' && { tone: 'white' as const }),
          ...(menu.id === 'resources' && { aside: <ResourcesAside data={data} /> }),
        }))}
        actions={
          <>
            {actions.map(({ label, href }, index) => (
              <ButtonLink key={href} href={href} variant={index === 0 ? 'primary' : 'secondary'}>
                {label}
              </ButtonLink>
            ))}
            {menuActions.map(({ label, href }) => (
              <ButtonLink key={href} href={href} variant="secondary" className={styles.menuAction}>
                {label}
              </ButtonLink>
            ))}
          </>
        }
        end={<PendingLine />}
        currentPath={path}
      />
    </>
  );
});

/** The footer. Hydration corrects the year of the build, which may be over. */
const SiteFooter = memo(function SiteFooter({ buildYear }: { buildYear: number }) {
  const { company, navigation } = useCopy();
  const [opened] = useState(() => new Date());
  return (
    <Footer
      brand={{ name: company.name, href: '/', logo: <Logo /> }}
      tagline={company.tagline}
      columns={navigation.footer}
      note={company.contact.length > 0 && <CompanyContact />}
      year={useHydrated() ? opened.getFullYear() : buildYear}
    />
  );
});

function subscribeToStorage(listener: () => void) {
  addEventListener('storage', listener);
  return () => removeEventListener('storage', listener);
}

/**
 * The notice of a form that was not sent, which the server does not know. A component of its own,
 * because React would hydrate the header and footer at once if the layout rendered again.
 */
function Unsent() {
  const { pathname } = useShownLocation();
  const elsewhere = useSyncExternalStore(
    subscribeToStorage,
    () => readUnsent().find(({ form }) => form.page !== pathname)?.form.page,
    () => undefined,
  );
  return (
    elsewhere && (
      <Suspense>
        <UnsentNotice path={elsewhere} />
      </Suspense>
    )
  );
}

/** The page. A component of its own for the same reason. */
const Main = ({ children }: { children: ReactNode }) => (
  <main id="main" tabIndex={-1} aria-busy={usePending() || undefined}>
    {children}
  </main>
);

/** The layout of every page: skip link, header, `main`, footer and notifications. */
export function Layout({ data, children }: LayoutProps) {
  const { pathname } = useShownLocation();
  return (
    <NotificationsProvider>
      <SkipLink href="#main" />
      {/* Each part hydrates separately, so that React can prioritise the one that the visitor uses. */}
      <Suspense>
        {/* Deferred, so that the next page does not wait for the header. */}
        <SiteHeader data={data} path={useDeferredValue(pathname)} />
      </Suspense>
      <Main>{children}</Main>
      <Suspense>
        <SiteFooter buildYear={data.year} />
      </Suspense>
      <Unsent />
    </NotificationsProvider>
  );
}
