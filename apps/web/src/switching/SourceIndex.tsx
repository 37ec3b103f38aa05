import { Link } from '@cornerbell/ui';
import { useId } from 'react';
import type { SourceLink } from './source-links.ts';
import * as styles from './SourceIndex.css.ts';

interface SourceIndexProps {
  title: string;
  links: readonly SourceLink[];
}

/** Links to the pages about other systems. */
export function SourceIndex({ title, links }: SourceIndexProps) {
  const titleId = useId();
  return (
    <nav className={styles.root} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {title}
      </h2>
      <ul className={styles.list}>
        {links.map(({ name, href }) => (
          <li key={href}>
            <Link href={href} className={styles.link}>
              <span>{name}</span>
              <svg className={styles.arrow} viewBox="0 0 24 24" aria-hidden="true">
                <path d="M5 12h14m-6-6 6 6-6 6" />
              </svg>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
