import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/**
 * Draws what never changes as HTML. The browser then needs neither its script nor its data.
 *
 * @param prefix - What its ids start with; unique on the page.
 */
export const drawHtml = (content: ReactNode, prefix: string): string =>
  renderToStaticMarkup(content, { identifierPrefix: prefix });
