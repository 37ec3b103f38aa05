import type { Site } from '@cornerbell/content/copy';
import type { ContactLine } from '../shared/copy.ts';

/**
 * How to reach the company, of what it has published.
 *
 * @example
 * contactLines({ phone: '+1 (555) 0100' }); // => [{ text: '+1 (555) 0100', href: 'tel:+15550100' }]
 */
export const contactLines = ({
  legalName,
  address,
  email,
  phone,
}: Pick<Site['company'], 'legalName' | 'address' | 'email' | 'phone'>): readonly ContactLine[] => [
  ...[legalName, address].flatMap((text) => (text === undefined ? [] : { text })),
  ...(email === undefined ? [] : [{ text: email, href: `mailto:${email}` }]),
  ...(phone === undefined ? [] : [{ text: phone, href: `tel:${phone.replaceAll(/[^+\d]/g, '')}` }]),
];
