/* oxlint-disable react/no-array-index-key -- links hold no state, and their texts may repeat */

import type { ComponentPropsWithRef, ReactNode } from 'react';
import type { Hue } from '../../tokens/palette.ts';
import { Link } from '../Link/LinkProvider.tsx';
import * as chips from './chips.css.ts';
import * as tabs from './TabNav.css.ts';

/** One of several views of a page, each with its own URL. */
export interface NavItem {
  /** The text of the link. */
  label: ReactNode;
  /** The URL of the view, such as `/resources?type=blog`, unique in the list. */
  href: string;
  /** Whether this is the current view; its link has `aria-current`. */
  current: boolean;
  /** The colour of a chip. */
  hue?: Hue | undefined;
}

/** Props of `TabNav`: those of a `nav`, its name and its links. */
export interface TabNavProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** The accessible name, such as "Resources by kind". */
  label: string;
  /** The views; each has its own URL, so that it can be shared and undone with Back. */
  items: readonly NavItem[];
  /**
   * `tabs` for the main views of a page, `chips` for filters of which one is on.
   * @default 'tabs'
   */
  variant?: 'tabs' | 'chips' | undefined;
}

/** Links to views of a page that have their own URLs. For panels on one page, use `Tabs`. */
export function TabNav({ label, items, variant = 'tabs', ...rest }: TabNavProps) {
  const styles = variant === 'chips' ? chips : tabs;
  return (
    <nav aria-label={label} {...rest}>
      <ul className={styles.list}>
        {items.map((item, index) => (
          <li key={index}>
            <Link
              href={item.href}
              className={styles.link}
              aria-current={item.current ? 'true' : undefined}
            >
              {item.hue && <span className={chips.swatches[item.hue]} />}
              {item.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
