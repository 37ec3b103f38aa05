import type { Site } from '@cornerbell/content/copy';
import * as styles from './company.css.ts';

/** How to reach the company: what it has published of it. */
type ContactFacts = Pick<Site['company'], 'legalName' | 'address' | 'email' | 'phone'>;

/** Whether there is anything for `CompanyContact` to show. */
export const hasContact = ({ legalName, address, email, phone }: ContactFacts) =>
  [legalName, address, email, phone].some((fact) => fact !== undefined);

/** The name, address, email and phone of the company on one line. */
export const CompanyContact = ({ legalName, address, email, phone }: ContactFacts) => (
  <address className={styles.contact}>
    {legalName && <span>{legalName}</span>}
    {address && <span>{address}</span>}
    {email && (
      <a href={`mailto:${email}`} className={styles.contactLink}>
        {email}
      </a>
    )}
    {phone && (
      <a href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`} className={styles.contactLink}>
        {phone}
      </a>
    )}
  </address>
);
