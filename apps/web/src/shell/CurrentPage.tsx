import { Suspense, use, useEffect, useState } from 'react';
import type { Location } from 'react-router-dom';
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

/** The page at a path: at once where it is loaded; else React shows the page before it until it is. */
function PageAt({ pathname }: { pathname: string }) {
  const pages = usePageCache();
  const { head, element } = pages.peek(pathname) ?? use(pages.load(pathname));
  useHead(head);
  useEffect(() => void performance.mark('page:hydrated'), []);
  return element;
}

/** The page at a location, or the screen for its error. */
export function CurrentPage({ location: { pathname, key } }: { location: Location }) {
  const [boundary, setBoundary] = useState<{ count: number; failedAt?: string }>({ count: 0 });
  // A page that failed is left with a new boundary in the same render, so that Back finds a page to scroll in.
  if (boundary.failedAt !== undefined && boundary.failedAt !== key)
    setBoundary({ count: boundary.count + 1 });
  return (
    <PageErrorBoundary
      key={boundary.count}
      onError={() => setBoundary(({ count }) => ({ count, failedAt: key }))}
    >
      <Suspense>
        <PageAt key={pathname} pathname={pathname} />
      </Suspense>
    </PageErrorBoundary>
  );
}
