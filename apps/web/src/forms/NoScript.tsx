import { noScriptText, socialLinks } from '@cornerbell/content/site';
import { Link } from '@cornerbell/ui';
import * as styles from './NoScript.css.ts';

/** Where a form needs a script and the browser runs none: says so, and how to reach the founders. */
export const NoScript = () => (
  <noscript>
    <div className={styles.root}>
      <p className={styles.text}>{noScriptText}</p>
      <ul className={styles.links}>
        {socialLinks.map(({ label, href }) => (
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
