'use client';

import { useState, type ComponentPropsWithRef, type ReactNode } from 'react';
import { classes } from '../../private/classes.ts';
import { ariaCurrent } from '../../private/is-current.ts';
import { Wordmark, type Brand } from '../../private/Wordmark/Wordmark.tsx';
import { DesktopMenus } from './DesktopMenus.tsx';
import * as styles from './Header.css.ts';
import type { HeaderMenu } from './menu.ts';
import { MobileMenu } from './MobileMenu.tsx';

/** Props of `Header`: those of a `header`. */
export interface HeaderProps extends Omit<ComponentPropsWithRef<'header'>, 'children'> {
  /** The brand; the wordmark links to the start page. */
  brand: Brand;
  /** The dropdowns, in order. Labels stay on one line, so check that they fit at 1,024 px. */
  menus: readonly HeaderMenu[];
  /** The `ButtonLink`s at the end of the bar (on phones the first one) and of the mobile menu. */
  actions?: ReactNode;
  /** Content at the end of the bar at every width, such as a search or the menu of an account. */
  end?: ReactNode;
  /** The path of the current page; links to it are marked as current. */
  currentPath?: string | undefined;
}

/** The sticky bar at the top of every page; its parent must be as tall as the page. */
export function Header({
  brand,
  menus,
  actions,
  end,
  currentPath,
  className,
  ...rest
}: HeaderProps) {
  const [openId, setOpenId] = useState<string>();
  const [shownPath, setShownPath] = useState(currentPath);
  if (shownPath !== currentPath) {
    // Closes the menus after a navigation that no click started, such as Back.
    setShownPath(currentPath);
    setOpenId((id) => id && '');
  }
  const open = menus.find(({ id }) => id === openId);
  return (
    <header
      className={classes(styles.root, className)}
      data-theme={open?.tone === 'white' ? 'light' : 'ink'}
      data-tone={open?.tone}
      {...rest}
    >
      <div className={styles.inner}>
        <Wordmark brand={brand} current={ariaCurrent(brand.href, currentPath)} />
        <DesktopMenus
          menus={menus}
          currentPath={currentPath}
          value={openId}
          onValueChange={setOpenId}
        />
        <div className={styles.end}>
          <div className={styles.actions}>{actions}</div>
          {end}
          <MobileMenu menus={menus} actions={actions} currentPath={currentPath} />
        </div>
      </div>
    </header>
  );
}
