import type { Site } from '@cornerbell/content/copy';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { CopyProvider } from '../shared/copy.ts';

/**
 * Draws what never changes as HTML. The browser then needs neither its script nor its sample data.
 *
 * @param prefix - What its ids start with; unique on the page.
 */
export const drawHtml = (content: ReactNode, site: Site, prefix: string): string =>
  renderToStaticMarkup(
    <CopyProvider value={{ ...site, company: { ...site.company, contact: [] } }}>
      {content}
    </CopyProvider>,
    { identifierPrefix: prefix },
  );
