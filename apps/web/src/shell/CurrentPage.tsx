import { Suspense, use, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { PageErrorBoundary } from './errors.tsx';
import { usePageCache, type LoadedPage } from './page-cache.tsx';

/** Tells the document's head of the page that is shown. */
function useHead({ title, description }: LoadedPage['head']) {
  useEffect(() => {
    document.title = title;
    document.querySelector('meta[name="description"]')?.setAttribute('content', description);
    // The address that a browser's own share button passes on.
    const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
    if (canonical) canonical.href = new URL(location.pathname, canonical.href).href;
  }, [title, description]);
}

/** The page at a path: at once where it is loaded; else React keeps the page before it until it is. */
function PageAt({ pathname }: { pathname: string }) {
  const pages = usePageCache();
  const { head, element } = pages.peek(pathname) ?? use(pages.load(pathname));
  useHead(head);
  useEffect(() => void performance.mark('page:hydrated'), []);
  return element;
}

/** The page at the current address, or the screen for its error. */
export function CurrentPage() {
  const { pathname, key } = useLocation();
  return (
    <PageErrorBoundary resetKeys={[key]}>
      <Suspense>
        <PageAt key={pathname} pathname={pathname} />
      </Suspense>
    </PageErrorBoundary>
  );
}
