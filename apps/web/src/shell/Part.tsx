import { createContext, use, type ReactNode } from 'react';

const PreparedContext = createContext<{ has(name: string): boolean } | null>(null);

/** Says to each `Part` below it that a prerenderer draws the page, and which parts it has the markup of. */
export const PreparedParts = PreparedContext.Provider;

/** Props of `Part`. */
export interface PartProps {
  /**
   * What the prerenderer calls the part, unique among the pages of a route; `cover …` among all pages, and `text` on its
   * page alone. Left out where the part is not one to keep.
   */
  name: string | undefined;
  children: ReactNode;
}

/**
 * A part of a page that need not be drawn anew for each of thousands: it looks alike on each page of a route that has
 * it, or the prerenderer makes its markup in another way. For the prerenderer, and for nobody else, a `template` stands round it:
 * one element with one child changes no id that React makes below.
 */
export function Part({ name, children }: PartProps) {
  const prepared = use(PreparedContext);
  if (!prepared || name === undefined) return children;
  return <template data-part={name}>{prepared.has(name) ? null : children}</template>;
}
