import { Link } from '@cornerbell/ui';
import { useCopy } from '../shell/copy.ts';
import * as styles from './NoScript.css.ts';

/** The message of a form that needs JavaScript, with other ways to contact the founders. */
export function NoScript() {
  const { company, messages } = useCopy();
  return (
    <noscript>
      <div className={styles.root}>
        <p className={styles.text}>{messages.noScript}</p>
        <ul className={styles.links}>
          {company.social.map(({ label, href }) => (
            <li key={href}>
              <Link href={href} className={styles.link}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </noscript>
  );
}
