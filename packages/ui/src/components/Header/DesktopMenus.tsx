'use client';

/* oxlint-disable react/no-array-index-key -- rows hold no state, and their words may repeat */

import { useCallback, useEffect, useId, useRef } from 'react';
import { followsLink } from '../../private/follows-link.ts';
import { ChevronIcon } from '../../private/icons.tsx';
import { isCurrent, isWithin } from '../../private/is-current.ts';
import { Link } from '../Link/LinkProvider.tsx';
import * as styles from './DesktopMenus.css.ts';
import { linksOf, type HeaderLink, type HeaderMenu } from './menu.ts';

/** Props of `DesktopMenus`. */
export interface DesktopMenusProps {
  /** The dropdowns, in the order they are shown. */
  menus: readonly HeaderMenu[];
  /** Links that stand in the bar itself, after the menus. */
  links: readonly HeaderLink[];
  /** The path of the page that is shown; what leads to it is marked as current. */
  currentPath?: string | undefined;
  /** Called with the id of the menu that is open now, if one is. */
  onOpenChange: (openId: string | undefined) => void;
}

interface LinkListProps {
  links: readonly HeaderLink[];
  currentPath: string | undefined;
  labelledBy?: string;
}

const LinkList = ({ links, currentPath, labelledBy }: LinkListProps) => (
  <ul className={styles.links} aria-labelledby={labelledBy}>
    {links.map(({ label, href, description }, index) => (
      <li key={index}>
        <Link
          className={styles.link}
          href={href}
          aria-current={isCurrent(href, currentPath) ? 'page' : undefined}
        >
          <span className={styles.label}>{label}</span>
          {description && <span className={styles.description}>{description}</span>}
        </Link>
      </li>
    ))}
  </ul>
);

interface PanelProps {
  menu: HeaderMenu;
  currentPath: string | undefined;
}

const Panel = ({ menu, currentPath }: PanelProps) => {
  const id = useId();
  return (
    <div className={styles.panel}>
      <div className={styles.sheet} data-aside={menu.aside ? '' : undefined}>
        <p className={styles.title}>{menu.label}</p>
        <div className={styles.columns}>
          {menu.links.length > 0 && <LinkList links={menu.links} currentPath={currentPath} />}
          {menu.groups?.map(({ title, links }, index) => (
            <div key={index} className={styles.group} data-group="">
              <p className={styles.groupTitle} id={`${id}-${index}`}>
                {title}
              </p>
              <LinkList links={links} currentPath={currentPath} labelledBy={`${id}-${index}`} />
            </div>
          ))}
        </div>
        {menu.aside && <div className={styles.aside}>{menu.aside}</div>}
      </div>
    </div>
  );
};

const openMenu = (nav: HTMLElement | null) =>
  nav?.querySelector<HTMLDetailsElement>('details[open]') ?? null;

const close = (menu: HTMLDetailsElement | null) => {
  if (menu) menu.open = false;
};

/**
 * The header's dropdowns from 1,024 px up, as a disclosure navigation: one open at a time; its label,
 * a chosen link, Escape and a click outside close it. Each is a native `details`, which opens before
 * React wakes and without it; the browser keeps the state and React follows. Specification §2, Header
 * and §4.
 */
export function DesktopMenus({ menus, links, currentPath, onOpenChange }: DesktopMenusProps) {
  const nav = useRef<HTMLElement>(null);
  const shownPath = useRef(currentPath);
  const name = useId();

  const follow = useCallback(
    () => onOpenChange(openMenu(nav.current)?.dataset.menu),
    [onOpenChange],
  );

  // A menu may have been opened before React woke.
  useEffect(follow, [follow]);

  // Another page has come, by Back perhaps: no menu stays open over it.
  useEffect(() => {
    if (shownPath.current !== currentPath) close(openMenu(nav.current));
    shownPath.current = currentPath;
  }, [currentPath]);

  // From the start, not from the moment on in which a menu is known to be open: a key may follow at once.
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      const menu = openMenu(nav.current);
      close(menu);
      menu?.querySelector('summary')?.focus();
    };
    const onOutside = ({ target }: Event) => {
      const menu = openMenu(nav.current);
      if (target instanceof Node && !menu?.contains(target)) close(menu);
    };
    const onClick = (event: MouseEvent) => {
      if (followsLink(event)) close(openMenu(nav.current));
    };
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener('keydown', onKeyDown, { signal });
    document.addEventListener('pointerdown', onOutside, { signal });
    document.addEventListener('focusin', onOutside, { signal });
    document.addEventListener('click', onClick, { signal });
    return () => listening.abort();
  }, []);

  return (
    <nav ref={nav} aria-label="Main" className={styles.root}>
      <ul className={styles.list}>
        {menus.map((menu) => (
          <li key={menu.id}>
            <details
              name={name}
              data-menu={menu.id}
              data-tone={menu.tone ?? 'ink'}
              onToggle={({ currentTarget }) => {
                if (currentTarget.open) {
                  // Browsers that don't know `name` on `details` leave the others open.
                  for (const other of nav.current?.querySelectorAll('details') ?? []) {
                    if (other !== currentTarget) close(other);
                  }
                }
                follow();
              }}
              // `open` is the browser's to set, even before hydration.
              suppressHydrationWarning
            >
              <summary
                className={styles.entry}
                data-current={
                  linksOf(menu).some(({ href }) => isWithin(href, currentPath)) ? '' : undefined
                }
              >
                {menu.label}
                <ChevronIcon className={styles.chevron} />
              </summary>
              <Panel menu={menu} currentPath={currentPath} />
            </details>
          </li>
        ))}
        {links.map(({ label, href }, index) => (
          <li key={index}>
            <Link
              className={styles.entry}
              href={href}
              aria-current={isCurrent(href, currentPath) ? 'page' : undefined}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
