import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { keepTyped } from '../forms/restore-form.ts';
import { canonicalPath, dataAddress, layoutAddress } from '../shared/addresses.ts';
import { App } from './App.tsx';
import type { LayoutData } from './layout-data.ts';
import { createPageCache } from '../navigation/page-cache.tsx';
import type { PageData } from '../page.ts';
import { applyStyles } from '../shared/site-styles.ts';

/**
 * Fetches a JSON file of the site; `null` if it does not exist.
 *
 * @throws Error for any status other than success and 404; TypeError without a network.
 */
async function fetchJson(address: string): Promise<unknown> {
  const response = await fetch(address);
  if (response.status === 404) return null;
  if (!response.ok) throw new Error(`${address} answered ${response.status}.`);
  return response.json();
}

async function loadLayoutData(): Promise<LayoutData> {
  const layout = await fetchJson(layoutAddress);
  if (layout === null)
    throw new Error(`${layoutAddress} is missing from the site. Build it again.`);
  return layout as LayoutData;
}

/**
 * Hydrates the server's HTML in a transition, so that the browser stays responsive.
 *
 * @throws Error if the page's data or module can't be loaded; the document is left as it is.
 */
export async function hydrate(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('The document has no #root.');
  const pathname = canonicalPath(location.pathname);
  const { search, hash } = location;
  if (pathname !== location.pathname)
    history.replaceState(history.state, '', pathname + search + hash);
  const pages = createPageCache(async (path) => {
    // The document has the styles of its own page, but not of what a query changes in it.
    const styles = path === pathname && !search ? undefined : applyStyles();
    const [page] = await Promise.all([fetchJson(dataAddress(path)), styles]);
    return page as PageData | null;
  });
  const [layout] = await Promise.all([loadLayoutData(), pages.load(pathname)]);
  keepTyped();
  // Ends the speculation rules, which fetch documents: from here on the app follows links.
  document.documentElement.dataset.hydrated = '';
  startTransition(() => {
    hydrateRoot(
      root,
      <BrowserRouter useTransitions={false}>
        <App pages={pages} layout={layout} />
      </BrowserRouter>,
      {
        // Error boundaries log their errors themselves.
        onCaughtError: () => undefined,
        // Where the document differed, React has rendered it again, and forms restore their text.
        onRecoverableError: () => undefined,
      },
    );
  });
}
