import './styles.css';
// In a layer, so that the styles of pages override those of components in any order.
import '@cornerbell/ui/styles.layer.css';
import { useDeferredValue, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { CopyProvider } from '../shared/copy.ts';
import { SettingsProvider } from '../shared/settings.ts';
import { ShownLocationProvider } from '../shared/shown-location.ts';
import { CurrentPage } from './CurrentPage.tsx';
import { AppErrorBoundary } from './errors.tsx';
import type { LayoutData } from './layout-data.ts';
import { Layout } from './Layout.tsx';
import { useLinkNavigation, usePreloading } from '../navigation/links.ts';
import { PageCacheProvider, type PageCache } from '../navigation/page-cache.tsx';
import { setPending } from '../navigation/pending.ts';
import { useScroll } from '../navigation/use-scroll.ts';
import { useVisit, type Visit } from '../navigation/use-visit.ts';

/** How long the next page may take before the visitor sees that it is loading, in milliseconds. */
const patience = 100;

/** The hooks for navigation. Rendered after the page, so that their effects run when the new page is in the document. */
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
      <AppErrorBoundary>
        <PageCacheProvider value={pages}>
          <Site layout={layout} />
        </PageCacheProvider>
      </AppErrorBoundary>
    </CopyProvider>
  </SettingsProvider>
);
