import type { Link } from './link.ts';

/** Leads to the application form. Specification §2. */
export const applyAction = { label: 'Apply', href: '/contact' } as const satisfies Link;

/** Leads to the demo page. Specification §2. */
export const demoAction = { label: 'Book a Demo', href: '/demo' } as const satisfies Link;

/** Leads to the demo page with a call chosen. Specification §2. */
export const callAction = {
  label: 'Schedule a Call',
  href: '/demo?kind=call',
} as const satisfies Link;

/** Leads from a plan to the application form. Specification §2. */
export const joinAction = { label: 'Apply to Join', href: '/contact' } as const satisfies Link;

/** Leads to the pilot program. Specification §2. */
export const learnAboutPilotAction = {
  label: 'Learn About Pilot Program',
  href: '/pilot-program',
} as const satisfies Link;

/** Leads to the plans. Specification §2. */
export const pricingAction = { label: 'View Pricing', href: '/pricing' } as const satisfies Link;
