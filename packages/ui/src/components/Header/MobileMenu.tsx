'use client';

/* oxlint-disable react/no-array-index-key -- rows hold no state, and their texts may repeat */
/* oxlint-disable jsx-a11y/click-events-have-key-events -- the browser closes on Escape */
/* oxlint-disable jsx-a11y/no-noninteractive-element-interactions -- it closes on Escape too */

import { useEffect, useId, useRef, type ReactNode } from 'react';
import { followsLink } from '../../private/follows-link.ts';
import { ChevronIcon, CloseIcon, RopesIcon } from '../../private/icons.tsx';
import { ariaCurrent } from '../../private/is-current.ts';
import { useLabels } from '../../private/labels.ts';
import { Link } from '../Link/LinkProvider.tsx';
import type { HeaderMenu } from './menu.ts';
import * as styles from './MobileMenu.css.ts';

interface MobileMenuProps {
  menus: readonly HeaderMenu[];
  actions: ReactNode;
  currentPath: string | undefined;
}

/**
 * The header's menu below 1,024 px: a button and the modal sheet it opens. The browser traps the
 * focus, restores it and closes on Escape. Invoker commands open and close it before hydration, the
 * click handlers later, as not every browser knows those commands.
 */
export function MobileMenu({ menus, actions, currentPath }: MobileMenuProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const id = useId();
  const { menu: name = 'Menu', close: closeLabel = 'Close' } = useLabels();

  useEffect(() => {
    // After Back, and after rotation where a tablet has room for the menus in the bar.
    const close = ({ type }: Event) => {
      if (type === 'popstate' || !opener.current?.offsetParent) dialog.current?.close();
    };
    const types = ['popstate', 'resize'];
    for (const type of types) window.addEventListener(type, close);
    return () => {
      for (const type of types) window.removeEventListener(type, close);
    };
  }, []);

  return (
    <>
      <button
        ref={opener}
        type="button"
        className={styles.opener}
        aria-haspopup="dialog"
        // A spread, as React's types don't know these attributes yet.
        {...{ command: 'show-modal', commandfor: id }}
        onClick={(event) => {
          event.preventDefault();
          dialog.current?.showModal();
        }}
      >
        <RopesIcon />
        {name}
      </button>
      <dialog
        ref={dialog}
        id={id}
        className={styles.dialog}
        aria-label={name}
        data-theme="ink"
        closedby="any"
        onClick={({ target, currentTarget, nativeEvent }) => {
          // Browsers without `closedby` report a click on the backdrop as one on the dialog.
          if (target === currentTarget || followsLink(nativeEvent)) currentTarget.close();
        }}
        onClose={({ currentTarget }) => {
          // Every submenu is closed when the menu opens again.
          for (const submenu of currentTarget.querySelectorAll('details')) submenu.open = false;
        }}
        // `open` is the browser's to set, even before hydration.
        suppressHydrationWarning
      >
        <div className={styles.head}>
          <button
            type="button"
            className={styles.closer}
            {...{ command: 'close', commandfor: id }}
            onClick={() => dialog.current?.close()}
          >
            <CloseIcon />
            {closeLabel}
          </button>
        </div>
        <nav aria-label={name}>
          <ul className={styles.list}>
            {menus.map((menu) => (
              <li key={menu.id}>
                <details name={id} suppressHydrationWarning>
                  <summary className={styles.entry}>
                    {menu.label}
                    <ChevronIcon className={styles.chevron} />
                  </summary>
                  <ul className={styles.sublist}>
                    {menu.links.map(({ label, href }, index) => (
                      <li key={index}>
                        <Link
                          className={styles.sublink}
                          href={href}
                          aria-current={ariaCurrent(href, currentPath)}
                        >
                          {label}
                        </Link>
                      </li>
                    ))}
                  </ul>
                </details>
              </li>
            ))}
          </ul>
        </nav>
        {actions && <div className={styles.actions}>{actions}</div>}
      </dialog>
    </>
  );
}
