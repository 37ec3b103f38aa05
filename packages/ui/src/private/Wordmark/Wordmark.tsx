import type { ReactNode } from 'react';
import { Link } from '../../components/Link/LinkProvider.tsx';
import * as styles from './Wordmark.css.ts';

/** Who the site belongs to. */
export interface Brand {
  /** The name, set as the wordmark. */
  readonly name: string;
  /** Where the wordmark leads: home. */
  readonly href: string;
  /** The mark before the name, such as `Logo`; none when left out. Hide it from assistive technology: the name says it. */
  readonly logo?: ReactNode;
}

/** Props of `Wordmark`. */
export interface WordmarkProps {
  /** Whose wordmark it is. */
  brand: Brand;
  /** Whether the page shown is the one it leads to. */
  current?: boolean | undefined;
}

/** The brand's name beside its mark. */
export function Wordmark({ brand, current = false }: WordmarkProps) {
  return (
    <Link className={styles.root} href={brand.href} aria-current={current ? 'page' : undefined}>
      {brand.logo}
      {brand.name}
    </Link>
  );
}
