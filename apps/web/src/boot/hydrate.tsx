import '@cornerbell/ui/fonts.css';
import '@cornerbell/ui/reset.css';
import '@cornerbell/ui/styles.css';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from '../app/App.tsx';
import { fetchJson } from '../app/fetch-json.ts';
import type { LayoutData } from '../app/layout.data.ts';
import { createPageSource } from '../app/page-source.tsx';
import { dataAddress, layoutAddress } from './addresses.ts';

/**
 * Makes the prerendered document the app. Resolves once every handler is in place.
 *
 * @param styled Settles when the whole style sheet is there, for all that the document did not show.
 */
export async function hydrate(styled: Promise<void>): Promise<void> {
  const source = createPageSource((pathname) => fetchJson(dataAddress(pathname)));
  const [layout] = await Promise.all([
    fetchJson(layoutAddress),
    source.read(location.pathname),
    styled,
  ]);
  const container = document.getElementById('root');
  if (!container) throw new Error('The document has no element with the id "root".');
  await new Promise<void>((resolve) => {
    startTransition(() => {
      hydrateRoot(
        container,
        <BrowserRouter>
          <App source={source} layout={layout as LayoutData} onShown={resolve} />
        </BrowserRouter>,
        { onRecoverableError: (error) => console.error(error) },
      );
    });
  });
  document.documentElement.dataset.awake = '';
}
