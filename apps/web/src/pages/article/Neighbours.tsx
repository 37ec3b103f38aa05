import { Container, Link } from '@cornerbell/ui';
import * as styles from '../../articles/Article.css.ts';
import type { ArticleData } from './data.ts';

/** Links to the articles published before and after. */
export function Neighbours({ data: { copy, previous, next } }: { data: ArticleData }) {
  const { label, previousLabel, nextLabel } = copy.neighbours;
  if (!previous && !next) return null;
  return (
    <Container>
      <nav className={styles.neighbours} aria-label={label}>
        {previous && (
          <Link className={styles.neighbour} href={previous.href} rel="prev">
            <span className={styles.neighbourLabel}>{previousLabel}</span> {previous.title}
          </Link>
        )}
        {next && (
          <Link className={styles.neighbour} href={next.href} rel="next" data-side="end">
            <span className={styles.neighbourLabel}>{nextLabel}</span> {next.title}
          </Link>
        )}
      </nav>
    </Container>
  );
}
