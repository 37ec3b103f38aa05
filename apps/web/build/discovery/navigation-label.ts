import type { SiteLibrary } from '@cornerbell/content/library';
import { oncePerLibrary } from '../../src/shell/once-per-library.ts';

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
 * What header and footer call a page, a label that therefore stands on every page; `undefined` where they do not lead to it.
 *
 * @example
 * navigationLabel(library, '/pricing'); // => 'Pricing'
 */
export const navigationLabel = (library: SiteLibrary, path: string): string | undefined =>
  labelsOf(library).get(path);
