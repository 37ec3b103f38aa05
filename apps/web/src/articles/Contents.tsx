import type { HeadingEntry } from '@cornerbell/markdown';
import { Link } from '@cornerbell/ui';
import { useId } from 'react';
import * as styles from './Contents.css.ts';

/** Props of `Contents`. */
export interface ContentsProps {
  title: string;
  /** The headings to list, in order. */
  entries: readonly HeadingEntry[];
  /**
   * The path of the page whose headings they are.
   * @default the page that is shown
   */
  path?: string;
  /**
   * Whether the parts are counted, as in a legal text.
   * @default false
   */
  numbered?: boolean;
}

/** What a long text holds; on desktop it stays in view beside it. */
export function Contents({ title, entries, path = '', numbered = false }: ContentsProps) {
  const titleId = useId();
  return (
    <nav className={styles.root} aria-labelledby={titleId}>
      <p id={titleId} className={styles.title}>
        {title}
      </p>
      <ol className={styles.list} data-numbered={numbered || undefined}>
        {entries.map(({ id, text }) => (
          <li key={id}>
            <Link href={`${path}#${id}`} className={styles.link}>
              {text}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
