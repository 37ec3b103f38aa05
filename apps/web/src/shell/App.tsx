import './styles.css';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { keepReadable } from '../offline/keep-readable.ts';
import { CopyProvider } from './copy.ts';
import { CurrentPage } from './CurrentPage.tsx';
import { AppErrorBoundary } from './errors.tsx';
import type { LayoutData } from './layout.data.ts';
import { Layout } from './Layout.tsx';
import { useLinkNavigation, usePreloading } from './navigation.ts';
import { PageCacheProvider, type PageCache } from './page-cache.tsx';
import { useTypedFields } from './use-typed-fields.ts';
import { useScroll } from './use-scroll.ts';

/** What follows the visitor from page to page. Rendered behind the page, so that its effects find the new one. */
function Navigation() {
  const { pathname } = useLocation();
  useLinkNavigation();
  usePreloading();
  useTypedFields();
  useScroll();
  useEffect(() => keepReadable(pathname), [pathname]);
  return null;
}

/** Props of `App`. */
export interface AppProps {
  pages: PageCache;
  layout: LayoutData;
}

/** The site below its router: header, the page at the current address, footer. */
export const App = ({ pages, layout }: AppProps) => (
  <CopyProvider value={layout.copy}>
    <AppErrorBoundary>
      <PageCacheProvider value={pages}>
        <Layout data={layout}>
          <CurrentPage />
        </Layout>
        <Navigation />
      </PageCacheProvider>
    </AppErrorBoundary>
  </CopyProvider>
);
