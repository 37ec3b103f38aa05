import { Container, Link } from '@cornerbell/ui';
import * as styles from './Neighbours.css.ts';

/** The article before or after the current one. */
export interface Neighbour {
  readonly href: string;
  readonly title: string;
}

interface NeighboursProps {
  /** The accessible name of the navigation. */
  label: string;
  /** The article published before; none for the oldest. */
  previous?: Neighbour | undefined;
  previousLabel: string;
  /** The article published after; none for the newest. */
  next?: Neighbour | undefined;
  nextLabel: string;
}

/** Links to the articles published before and after. */
export function Neighbours({ label, previous, previousLabel, next, nextLabel }: NeighboursProps) {
  if (!previous && !next) return null;
  return (
    <Container>
      <nav className={styles.root} aria-label={label}>
        {previous && (
          <Link className={styles.link} href={previous.href} rel="prev">
            <span className={styles.label}>{previousLabel}</span> {previous.title}
          </Link>
        )}
        {next && (
          <Link className={styles.link} href={next.href} rel="next" data-side="end">
            <span className={styles.label}>{nextLabel}</span> {next.title}
          </Link>
        )}
      </nav>
    </Container>
  );
}
