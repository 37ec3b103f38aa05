import { pagePaths } from '@cornerbell/content';
import { Link } from '@cornerbell/ui';
import type { FaqGroup } from './data.ts';
import * as styles from './FaqIndex.css.ts';

/** Links to the groups of questions. */
export const FaqIndex = ({ label, groups }: { label: string; groups: readonly FaqGroup[] }) => (
  <nav aria-label={label} className={styles.root}>
    <ul className={styles.list}>
      {groups.map(({ id, title, items }, index) => (
        <li key={id}>
          <Link href={`${pagePaths.faq}#${id}`} className={styles.link}>
            <span aria-hidden="true" className={styles.number}>
              {index + 1}
            </span>
            {title} <span className={styles.count}>{items.length}</span>
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);
