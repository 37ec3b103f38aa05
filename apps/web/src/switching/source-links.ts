import { type Site, pagePaths } from '@cornerbell/content/copy';

/** A link to the page about another system. */
export interface SourceLink {
  readonly name: string;
  readonly href: string;
}

/** The path of the page about another system. */
export const sourcePath = (id: string): string => `${pagePaths.switch}/${id}`;

/** Links to the pages about all other systems. */
export const sourceLinks = ({ sources }: Site['switchFrom']): SourceLink[] =>
  sources.map(({ id, name }) => ({ name, href: sourcePath(id) }));
