import { halves } from '../sections/layout.css.ts';
import * as styles from './WorkLists.css.ts';

interface WorkListsProps {
  /** One list for each side. */
  lists: readonly { readonly title: string; readonly items: readonly string[] }[];
}

/** The tasks of each side, in two columns. */
export const WorkLists = ({ lists }: WorkListsProps) => (
  <div className={halves}>
    {lists.map(({ title, items }) => (
      <div key={title} className={styles.side}>
        <h3 className={styles.title}>{title}</h3>
        <ul className={styles.list}>
          {items.map((item) => (
            <li key={item} className={styles.item}>
              {item}
            </li>
          ))}
        </ul>
      </div>
    ))}
  </div>
);
