import type { LinkedText } from '@cornerbell/content/copy';
import { Link } from '@cornerbell/ui';
import * as styles from './RuledList.css.ts';

interface RuledListProps {
  items: readonly LinkedText[];
  /**
   * `rows` has each title beside its text; `columns` has as many items as fit side by side.
   * @default 'rows'
   */
  layout?: 'rows' | 'columns';
}

/** Titled texts separated by lines. */
export const RuledList = ({ items, layout = 'rows' }: RuledListProps) => (
  <ul className={styles.root[layout]}>
    {items.map(({ title, text, link }) => (
      <li key={title} className={styles.item[layout]}>
        <h3 className={styles.title[layout]}>{title}</h3>
        <p className={styles.text[layout]}>
          {text}
          {link && (
            <>
              {' '}
              <Link href={link.href} className={styles.link}>
                {link.label}
              </Link>
            </>
          )}
        </p>
      </li>
    ))}
  </ul>
);
