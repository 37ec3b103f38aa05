import type { ComponentPropsWithRef } from 'react';
import { navKey, type NavItem } from '../../private/nav-item.ts';
import { Link } from '../Link/LinkProvider.tsx';
import * as styles from './TabNav.css.ts';

/** Props of `TabNav`: those of a `nav`, its name and its links. */
export interface TabNavProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** The accessible name, such as "Resources by kind". */
  label: string;
  /** The tabs, each with its own URL. */
  items: readonly Omit<NavItem, 'hue'>[];
}

/** The main views of a page as links that look like tabs; the current one has `aria-current`. */
export function TabNav({ label, items, ...rest }: TabNavProps) {
  return (
    <nav aria-label={label} {...rest}>
      <ul className={styles.list}>
        {items.map((item) => (
          <li key={navKey(item)}>
            <Link
              href={item.href}
              className={styles.tab}
              aria-current={item.current ? 'true' : undefined}
            >
              {item.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
