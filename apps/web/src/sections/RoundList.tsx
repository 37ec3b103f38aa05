import type { TitledText } from '@cornerbell/content/copy';
import * as styles from './RoundList.css.ts';

interface RoundListProps {
  /** The id of the heading that labels the list. */
  labelledBy: string;
  rounds: readonly TitledText[];
}

/** Numbered steps in a narrow column. */
export function RoundList({ labelledBy, rounds }: RoundListProps) {
  return (
    <ol className={styles.root} aria-labelledby={labelledBy}>
      {rounds.map(({ title, text }, index) => (
        <li key={title} className={styles.round}>
          <span className={styles.number} aria-hidden="true">
            {index + 1}
          </span>
          <div className={styles.copy}>
            <h3 className={styles.title}>{title}</h3>
            <p className={styles.text}>{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
