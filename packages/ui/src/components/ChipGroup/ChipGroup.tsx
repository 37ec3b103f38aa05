import type { ComponentPropsWithRef } from 'react';
import { classes } from '../../private/classes.ts';
import { navKey, type NavItem } from '../../private/nav-item.ts';
import { Link } from '../Link/LinkProvider.tsx';
import * as styles from './ChipGroup.css.ts';

/** Props of `ChipGroup`: those of a `nav`, its name and its links. */
export interface ChipGroupProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** The accessible name, such as "Category". */
  label: string;
  /** The choices. Each has its own URL, so that it can be shared and undone with Back. */
  items: readonly NavItem[];
}

/** A choice of one among several, as links; the chosen one has `aria-current`. */
export function ChipGroup({ label, items, ...rest }: ChipGroupProps) {
  return (
    <nav aria-label={label} {...rest}>
      <ul className={styles.list}>
        {items.map((item) => (
          <li key={navKey(item)}>
            <Link
              href={item.href}
              className={styles.chip}
              aria-current={item.current ? 'true' : undefined}
            >
              {item.hue && <span className={classes(styles.swatch, styles.hue[item.hue])} />}
              {item.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
