import './styles.css';
// In a layer, so that the styles of pages override those of components in any order.
import '@cornerbell/ui/styles.layer.css';
import { Suspense, use, useDeferredValue, useEffect, useLayoutEffect, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useLocation, type Location } from 'react-router-dom';
import { forgetUsed } from '../forms/restore-form.ts';
import { CopyProvider } from '../shared/copy.ts';
import { SettingsProvider } from '../shared/settings.ts';
import { ShownLocationProvider } from '../shared/shown-location.ts';
import { AppError, logError, PageError } from './errors.tsx';
import type { LayoutData } from './layout-data.ts';
import { Layout } from './Layout.tsx';
import { useLinkNavigation, usePreloading } from '../navigation/links.ts';
import { PageCacheProvider, usePageCache } from '../navigation/page-cache.tsx';
import type { LoadedPage, PageCache } from '../navigation/page-cache.tsx';
import { setPending } from '../navigation/pending.ts';
import { useScroll } from '../navigation/use-scroll.ts';
import { useVisit, type Visit } from '../navigation/use-visit.ts';
import { visitsUrl } from '../visits/arrival.ts';

/** Updates the document's head for the current page. */
function useHead({ title, description }: LoadedPage['head'], pathname: string) {
  useEffect(() => {
    document.title = title;
    document.querySelector('meta[name="description"]')?.setAttribute('content', description);
    // A browser's own share button shares the canonical address.
    const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
    if (canonical) canonical.href = new URL(pathname, canonical.href).href;
  }, [title, description, pathname]);
}

/** The page at a path. Suspends until it is loaded, while React shows the page before it. */
function PageAt({ pathname }: { pathname: string }) {
  const pages = usePageCache();
  const { head, element } = pages.peek(pathname) ?? use(pages.load(pathname));
  useHead(head, pathname);
  useLayoutEffect(() => forgetUsed, []);
  useEffect(() => {
    performance.mark('page:hydrated');
    if (visitsUrl())
      import('../visits/visits.ts').then(({ countPage }) => countPage(pathname), console.error);
  }, [pathname]);
  return element;
}

/** The page at a location, or the error screen. */
function CurrentPage({ location: { pathname, key } }: { location: Location }) {
  const [boundary, setBoundary] = useState<{ count: number; failedAt?: string }>({ count: 0 });
  // Resets the boundary in the render that leaves a failed page, so that Back can scroll after it.
  if (boundary.failedAt !== undefined && boundary.failedAt !== key)
    setBoundary({ count: boundary.count + 1 });
  return (
    <ErrorBoundary
      key={boundary.count}
      FallbackComponent={PageError}
      onError={(error, info) => {
        logError(error, info);
        setBoundary(({ count }) => ({ count, failedAt: key }));
      }}
    >
      <Suspense>
        <PageAt key={pathname} pathname={pathname} />
      </Suspense>
    </ErrorBoundary>
  );
}

/** How long the next page may take before the visitor sees that it is loading, in milliseconds. */
const patience = 100;

/** The hooks for navigation, after the page, so that their effects find it in the document. */
function Navigation({ visit }: { visit: Visit }) {
  const { pathname } = visit.location;
  const isLinkPending = useLinkNavigation();
  const isPending = useLocation() !== visit.location || isLinkPending;
  useEffect(() => {
    if (!isPending) return undefined;
    const timer = setTimeout(setPending, patience, true);
    return () => {
      clearTimeout(timer);
      setPending(false);
    };
  }, [isPending]);
  // Deferred like the content below the fold, whose links are preloaded too.
  usePreloading(useDeferredValue(pathname));
  useScroll(visit);
  return null;
}

function Site({ layout }: { layout: LayoutData }) {
  const visit = useVisit();
  return (
    <ShownLocationProvider value={visit.location}>
      <Layout data={layout}>
        <CurrentPage location={visit.location} />
      </Layout>
      <Navigation visit={visit} />
    </ShownLocationProvider>
  );
}

interface AppProps {
  pages: PageCache;
  layout: LayoutData;
}

/** The site inside its router: header, current page, footer. */
export const App = ({ pages, layout }: AppProps) => (
  <SettingsProvider value={layout.settings}>
    <CopyProvider value={layout.copy}>
      <ErrorBoundary FallbackComponent={AppError} onError={logError}>
        <PageCacheProvider value={pages}>
          <Site layout={layout} />
        </PageCacheProvider>
      </ErrorBoundary>
    </CopyProvider>
  </SettingsProvider>
);
