import * as styles from './FormStatuses.css.ts';

/** Props of `FormStatuses`. */
export interface FormStatusesProps {
  /** The form's endpoint. */
  endpoint: 'newsletter' | 'demo' | 'application';
  /** What to say, by the status that the function answers. */
  statuses: readonly (readonly [status: string, text: string])[];
}

/**
 * What a form says when it was sent without JavaScript: the function answers 303 to `#<endpoint>-<status>`, and the status that
 * the address names is shown.
 */
export const FormStatuses = ({ endpoint, statuses }: FormStatusesProps) =>
  statuses.map(([status, text]) => (
    <p key={status} id={`${endpoint}-${status}`} className={styles.status}>
      {text}
    </p>
  ));
