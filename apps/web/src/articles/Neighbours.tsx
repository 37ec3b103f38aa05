import { Container, Link } from '@cornerbell/ui';
import * as styles from './Neighbours.css.ts';

/** An article that stands next to the one that is shown. */
export interface Neighbour {
  readonly href: string;
  readonly title: string;
}

/** Props of `Neighbours`. */
export interface NeighboursProps {
  /** What the way is called. */
  label: string;
  /** The one published before; none for the oldest. */
  previous?: Neighbour | undefined;
  /** What stands above it. */
  previousLabel: string;
  /** The one published after; none for the newest. */
  next?: Neighbour | undefined;
  /** What stands above it. */
  nextLabel: string;
}

/** The way to the articles published before and after. */
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
