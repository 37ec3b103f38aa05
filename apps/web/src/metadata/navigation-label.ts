import type { SiteLibrary } from '@cornerbell/content/library';

/**
 * The label of a page in the header or footer; `undefined` if neither links to it.
 *
 * @example
 * navigationLabel(library, '/pricing'); // => 'Pricing'
 */
export function navigationLabel({ site }: SiteLibrary, path: string): string | undefined {
  const { company, navigation } = site;
  return [
    { label: company.name, href: '/' },
    ...navigation.header.menus.flatMap((menu) => menu.links),
    ...navigation.header.actions,
    ...navigation.footer.flatMap((column) => column.links),
  ].find(({ href }) => href === path)?.label;
}
