/** The words around the legal texts. Specification §2. */
export const legalPage = {
  dateLabel: 'Dated',
  contentsLabel: 'Contents',
  others: [
    { slug: 'privacy', label: 'Read the Privacy Policy', href: '/privacy' },
    { slug: 'terms', label: 'Read the Terms of Service', href: '/terms' },
  ],
} as const;
