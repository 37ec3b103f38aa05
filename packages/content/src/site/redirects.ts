/** An address that has moved. */
export type Redirect = { readonly from: string; readonly to: string };

/** The other addresses that the specification names for guides, and where they lead. Specification §2. */
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
] as const satisfies readonly Redirect[];
