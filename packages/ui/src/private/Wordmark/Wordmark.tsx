import { Link } from '../../components/Link/LinkProvider.tsx';
import * as styles from './Wordmark.css.ts';

/** Who the site belongs to. */
export interface Brand {
  /** The name, set as the wordmark. */
  readonly name: string;
  /** Where the wordmark leads: home. */
  readonly href: string;
}

/** Props of `Wordmark`. */
export interface WordmarkProps {
  /** Whose wordmark it is. */
  brand: Brand;
  /** Whether the page shown is the one it leads to. */
  current?: boolean | undefined;
}

/** The brand's name beside its mark: three ropes turn a corner, the bell hangs above. */
export function Wordmark({ brand, current = false }: WordmarkProps) {
  return (
    <Link className={styles.root} href={brand.href} aria-current={current ? 'page' : undefined}>
      <svg className={styles.mark} viewBox="0 0 28 28" fill="none" aria-hidden="true">
        <path d="M2 0v26h26M8 0v20h20M14 0v14h14" stroke="currentColor" strokeWidth="2.5" />
        <circle className={styles.bell} cx="22.5" cy="5.5" r="5" />
      </svg>
      {brand.name}
    </Link>
  );
}
