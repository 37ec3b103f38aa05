import type { HeadingEntry } from '@cornerbell/markdown/parse';
import { Link } from '@cornerbell/ui';
import { useId } from 'react';
import * as styles from './Contents.css.ts';

interface ContentsProps {
  title: string;
  /** The headings to list, in order. */
  entries: readonly HeadingEntry[];
  /**
   * Whether the parts are numbered, as in a legal text.
   * @default false
   */
  numbered?: boolean;
}

/** The contents list of a long text, sticky beside it on desktop. */
export function Contents({ title, entries, numbered = false }: ContentsProps) {
  const titleId = useId();
  return (
    <nav className={styles.root} aria-labelledby={titleId}>
      <p id={titleId} className={styles.title}>
        {title}
      </p>
      <ol className={styles.list} data-numbered={numbered || undefined}>
        {entries.map(({ id, text }) => (
          <li key={id}>
            <Link href={`#${id}`} className={styles.link}>
              {text}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
