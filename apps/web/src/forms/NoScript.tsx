import { CompanyContact } from '../company/CompanyContact.tsx';
import { useCopy } from '../shared/copy.ts';
import * as styles from './NoScript.css.ts';

/** The message of a form that needs JavaScript, with the other ways to reach the company. */
export function NoScript() {
  const { messages } = useCopy();
  return (
    <noscript>
      <div className={styles.root}>
        <p className={styles.text}>{messages.noScript}</p>
        <CompanyContact />
      </div>
    </noscript>
  );
}
