import type { FormStatuses as StatusTexts } from '@cornerbell/content/copy';
import { useHydrated } from '../shared/use-hydrated.ts';
import * as styles from './FormStatuses.css.ts';

interface FormStatusesProps {
  /** The form's endpoint. */
  endpoint: 'newsletter' | 'demo' | 'application';
  /** Messages, by the status of the function's response. */
  statuses: StatusTexts;
}

/**
 * The messages of a form that is sent without JavaScript: the function redirects to `#<endpoint>-<status>`, and `:target` shows that
 * message. Once the page is hydrated, which shows notifications instead, the others are removed.
 */
export function FormStatuses({ endpoint, statuses }: FormStatusesProps) {
  const hydrated = useHydrated();
  return Object.entries(statuses)
    .map(([status, text]) => ({ id: `${endpoint}-${status}`, text }))
    .filter(({ id }) => !hydrated || location.hash === `#${id}`)
    .map(({ id, text }) => (
      <p key={id} id={id} className={styles.status}>
        {text}
      </p>
    ));
}
