'use client';

/* oxlint-disable react/no-array-index-key -- rows hold no state, and their texts may repeat */

import * as NavigationMenu from '@radix-ui/react-navigation-menu';
import { useEffect, useRef, type RefObject } from 'react';
import { followsLink } from '../../private/follows-link.ts';
import { ChevronIcon } from '../../private/icons.tsx';
import { isCurrent, isWithin } from '../../private/is-current.ts';
import { useLabels } from '../../private/labels.ts';
import { Link } from '../Link/LinkProvider.tsx';
import * as styles from './DesktopMenus.css.ts';
import type { HeaderMenu } from './menu.ts';

interface DesktopMenusProps {
  menus: readonly HeaderMenu[];
  currentPath: string | undefined;
  /** The id of the menu that is open; empty if none is, and `undefined` until hydration. */
  value: string | undefined;
  /** Called with the id of the open menu, empty if none is. Must stay the same function. */
  onValueChange: (value: string) => void;
}

interface SheetProps extends Pick<DesktopMenusProps, 'currentPath'> {
  menu: HeaderMenu;
}

const Sheet = ({ menu: { label: title, links, aside }, currentPath }: SheetProps) => (
  <div className={styles.sheet}>
    <p className={styles.title}>{title}</p>
    <ul className={styles.links}>
      {links.map(({ label, href, description }, index) => (
        <li key={index}>
          <NavigationMenu.Link asChild active={isCurrent(href, currentPath)}>
            <Link className={styles.link} href={href}>
              <span className={styles.label}>{label}</span>
              {description && <span className={styles.description}>{description}</span>}
            </Link>
          </NavigationMenu.Link>
        </li>
      ))}
    </ul>
    {aside && <div className={styles.aside}>{aside}</div>}
  </div>
);

/** The id of the menu whose item is in a state. */
const menuIn = ({ current: nav }: RefObject<HTMLElement | null>, state: 'hover' | 'focus-within') =>
  nav?.querySelector<HTMLElement>(`[data-menu]:${state}`)?.dataset.menu;

/** For how long, in ms, a click on the label of a menu that hover has opened does not close it. */
const hoverGrace = 400;

/**
 * The header's dropdowns from 1,024 px up, as a disclosure navigation: one is open at a time, which
 * its label, a chosen link, Escape and a click outside close. Until hydration, CSS shows the panel
 * of the server's HTML that is hovered or focused; from then on, Radix is in control.
 */
export function DesktopMenus({ menus, currentPath, value, onValueChange }: DesktopMenusProps) {
  const nav = useRef<HTMLElement>(null);
  const openedAt = useRef(0);
  const hydrated = value !== undefined;
  const { main = 'Main' } = useLabels();

  // The menu that CSS shows stays open after hydration.
  useEffect(() => {
    openedAt.current = performance.now();
    onValueChange(menuIn(nav, 'hover') ?? menuIn(nav, 'focus-within') ?? '');
  }, [onValueChange]);

  return (
    <NavigationMenu.Root
      ref={nav}
      className={styles.root}
      aria-label={main}
      data-menus={hydrated ? 'hydrated' : 'static'}
      value={value ?? ''}
      onValueChange={(next) => {
        openedAt.current = performance.now();
        onValueChange(next);
      }}
    >
      <NavigationMenu.List
        className={styles.list}
        // The grace period ends with the first click.
        onClick={() => {
          openedAt.current = 0;
        }}
      >
        {menus.map((menu) => (
          <NavigationMenu.Item
            key={menu.id}
            value={menu.id}
            data-menu={menu.id}
            data-tone={menu.tone}
          >
            <NavigationMenu.Trigger
              type="button"
              className={styles.entry}
              // Until hydration its focus alone opens the menu.
              {...(!hydrated && { 'aria-expanded': true })}
              data-current={menu.links.some(({ href }) => isWithin(href, currentPath)) || undefined}
              // A click on a label right after hover has opened its menu is meant to open it.
              onClick={(event) => {
                const hasJustOpened = performance.now() - openedAt.current < hoverGrace;
                if (value === menu.id && hasJustOpened) event.preventDefault();
              }}
            >
              {menu.label}
              <ChevronIcon className={styles.chevron} />
            </NavigationMenu.Trigger>
            <NavigationMenu.Content
              className={styles.panel}
              forceMount={!hydrated || undefined}
              // A `div` without a role must not be named.
              aria-labelledby={undefined}
              // Radix would disable pointer events in a panel that CSS shows.
              style={{ pointerEvents: undefined }}
              // Radix would remove the links from the tab order, but the focus may return.
              onFocusOutside={(event) => {
                event.preventDefault();
                if (menuIn(nav, 'focus-within') !== menu.id) onValueChange('');
              }}
              // Links in `aside` are not Radix links, so they don't close the menu.
              onClick={({ nativeEvent }) => {
                if (followsLink(nativeEvent)) onValueChange('');
              }}
            >
              <Sheet menu={menu} currentPath={currentPath} />
            </NavigationMenu.Content>
          </NavigationMenu.Item>
        ))}
      </NavigationMenu.List>
    </NavigationMenu.Root>
  );
}
