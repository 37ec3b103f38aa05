import { Suspense, use, useEffect, useState } from 'react';
import type { Location } from 'react-router-dom';
import { PageErrorBoundary } from './errors.tsx';
import { visitsUrl } from '../visits/arrival.ts';
import { usePageCache, type LoadedPage } from '../navigation/page-cache.tsx';

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
  useEffect(() => {
    performance.mark('page:hydrated');
    if (visitsUrl())
      import('../visits/visits.ts').then(({ countPage }) => countPage(pathname), console.error);
  }, [pathname]);
  return element;
}

/** The page at a location, or the error screen. */
export function CurrentPage({ location: { pathname, key } }: { location: Location }) {
  const [boundary, setBoundary] = useState<{ count: number; failedAt?: string }>({ count: 0 });
  // Resets the boundary in the render that leaves a failed page, so that Back can scroll in the next one.
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
