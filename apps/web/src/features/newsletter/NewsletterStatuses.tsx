import { newsletterStatuses } from '@cornerbell/content/site';
import * as styles from './NewsletterForm.css.ts';

/**
 * What the form says when it was sent without JavaScript: the function answers 303 to
 * `#newsletter-<status>`, and the one that the address names is shown. Specification §8.
 */
export const NewsletterStatuses = () =>
  newsletterStatuses.map(([status, text]) => (
    <p key={status} id={`newsletter-${status}`} className={styles.status}>
      {text}
    </p>
  ));
