import { useCopy } from '../shared/copy.ts';
import * as styles from './company.css.ts';

/** Name, address, email and phone of the company, of those that it has published. */
export function CompanyContact() {
  const { contact } = useCopy().company;
  if (contact.length === 0) return null;
  return (
    <address className={styles.contact}>
      {contact.map(({ text, href }) => (
        <a key={text} href={href} className={styles.contactLine}>
          {text}
        </a>
      ))}
    </address>
  );
}
