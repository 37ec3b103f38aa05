import { brand, footerColumns, headerActions, headerMenus } from '@cornerbell/content/site';

const links = [
  { label: brand.name as string, href: '/' },
  ...headerMenus.flatMap((menu) => menu.links),
  ...headerActions,
  ...footerColumns.flatMap((column) => column.links),
];

const labels = new Map(links.toReversed().map(({ label, href }) => [href, label]));

/**
 * What header and footer call a page, words that therefore stand on every page; `undefined` where they do not lead to it.
 *
 * @example
 * navigationLabel('/pricing'); // => 'Pricing'
 */
export const navigationLabel = (path: string): string | undefined => labels.get(path);
