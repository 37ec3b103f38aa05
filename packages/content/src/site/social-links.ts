import type { Link } from './link.ts';

/** Where the founders write. Specification §2. */
export const socialLinks = [
  { label: 'X', href: 'https://x.com/cornerbell' },
  { label: 'Instagram', href: 'https://www.instagram.com/cornerbell' },
  { label: 'LinkedIn', href: 'https://www.linkedin.com/company/cornerbell' },
] as const satisfies readonly Link[];
