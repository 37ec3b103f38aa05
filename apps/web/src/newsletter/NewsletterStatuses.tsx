import { newsletterStatuses } from '@cornerbell/content/site';
import { useHydrated } from '../shell/use-hydrated.ts';
import * as styles from './NewsletterForm.css.ts';

const idOf = (status: string) => `newsletter-${status}`;

/**
 * What the form says when it was sent without JavaScript: the function answers 303 to
 * `#newsletter-<status>`, and the one that the address names is shown. The others go once the app is
 * awake, which answers by notices. Specification §8.
 */
export function NewsletterStatuses() {
  const hydrated = useHydrated();
  return newsletterStatuses
    .filter(([status]) => !hydrated || location.hash === `#${idOf(status)}`)
    .map(([status, text]) => (
      <p key={status} id={idOf(status)} className={styles.status}>
        {text}
      </p>
    ));
}
