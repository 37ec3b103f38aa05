/** An address that has moved. */
export type Redirect = { readonly from: string; readonly to: string };

/**
 * The other addresses that the specification names for guides (§2), and those at which the lists of categories once were. Where a
 * page has such an address, the page is shown. A list that has moved takes its further pages along.
 */
export const redirects = [
  {
    from: '/resources/guides/10-point-gym-management-checklist',
    to: '/resources/guides/gym-management-checklist',
  },
  {
    from: '/resources/guides/track-member-progress',
    to: '/resources/guides/skills-tracking-template',
  },
  {
    from: '/resources/guides/retention-strategies',
    to: '/resources/guides/member-retention-strategies',
  },
  {
    from: '/resources/guides/sparring-clearance',
    to: '/resources/guides/sparring-clearance-checklist',
  },
  { from: '/resources/blog/building-updates', to: '/resources/categories/building-updates' },
  { from: '/resources/blog/educational', to: '/resources/categories/educational' },
  { from: '/resources/blog/gym-tips', to: '/resources/categories/gym-tips' },
  { from: '/resources/blog/industry', to: '/resources/categories/industry' },
  { from: '/resources/blog/news', to: '/resources/categories/news' },
] as const satisfies readonly Redirect[];
