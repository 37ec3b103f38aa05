import type { SiteLibrary } from '@cornerbell/content/library';
import { oncePerLibrary } from '../shared/once-per-library.ts';

const labelsOf = oncePerLibrary(({ site: { company, navigation } }) => {
  const links = [
    { label: company.name, href: '/' },
    ...navigation.header.menus.flatMap((menu) => menu.links),
    ...navigation.header.actions,
    ...navigation.footer.flatMap((column) => column.links),
  ];
  return new Map(links.toReversed().map(({ label, href }) => [href, label]));
});

/**
 * The label of a page in the header or footer; `undefined` if neither links to it.
 *
 * @example
 * navigationLabel(library, '/pricing'); // => 'Pricing'
 */
export const navigationLabel = (library: SiteLibrary, path: string): string | undefined =>
  labelsOf(library).get(path);
