import type { ReactNode } from 'react';
import { Link } from '../../components/Link/LinkProvider.tsx';
import * as styles from './Wordmark.css.ts';

/** The brand of a site. */
export interface Brand {
  /** The name, shown as the wordmark. */
  readonly name: string;
  /** The URL of the wordmark: the start page. */
  readonly href: string;
  /** The logo before the name, such as `Logo`. Hide it from screen readers, as the name follows. */
  readonly logo?: ReactNode;
}

interface WordmarkProps {
  brand: Brand;
  /** Set where it links to the current page. */
  current?: 'page' | undefined;
}

/** The brand's logo and name, as a link. */
export function Wordmark({ brand, current }: WordmarkProps) {
  return (
    <Link className={styles.root} href={brand.href} aria-current={current}>
      {brand.logo}
      {brand.name}
    </Link>
  );
}
