import type { Site, SiteSamples } from '@cornerbell/content/copy';
import type { ComponentType, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { CopyProvider } from '../shared/copy.ts';

/** Pictures of the product, by the names of what shows them. */
export type Pictures<Name extends string = string> = Readonly<
  Record<Name, ComponentType<SiteSamples>>
>;

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

/** Draws one of several pictures as HTML; nothing if there is none of the name, which `pnpm content check` reports. */
export function drawPicture(pictures: Pictures, name: string, site: Site): string {
  const Picture = pictures[name];
  return Picture ? drawHtml(<Picture {...site.samples} />, site, name) : '';
}
