import type { FormStatuses as StatusTexts } from '@cornerbell/content/copy';
import { useHydrated } from '../shell/use-hydrated.ts';
import * as styles from './FormStatuses.css.ts';

/** Props of `FormStatuses`. */
export interface FormStatusesProps {
  /** The form's endpoint. */
  endpoint: 'newsletter' | 'demo' | 'application';
  /** What to say, by the status that the function answers. */
  statuses: StatusTexts;
}

/**
 * What a form says when it was sent without JavaScript: the function answers 303 to `#<endpoint>-<status>`, and the status that
 * the address names is shown. The others go once the page is hydrated, which answers by notices.
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
