'use client';

/* oxlint-disable react/no-array-index-key -- rows hold no state, and their texts may repeat */

import { useEffect, useId, useRef, type ReactNode } from 'react';
import { followsLink } from '../../private/follows-link.ts';
import { ChevronIcon, CloseIcon, RopesIcon } from '../../private/icons.tsx';
import { isCurrent } from '../../private/is-current.ts';
import { useLabels } from '../../private/labels.tsx';
import { Link } from '../Link/LinkProvider.tsx';
import type { HeaderMenu } from './menu.ts';
import * as styles from './MobileMenu.css.ts';

const commands = {
  'show-modal': (dialog: HTMLDialogElement) => {
    if (!dialog.open) dialog.showModal();
  },
  close: (dialog: HTMLDialogElement) => dialog.close(),
};

/**
 * The props of a button that opens or closes a dialog. Browsers with invoker commands need no script,
 * so it works before hydration; in the others the click handler does it.
 */
const dialogCommand = (command: keyof typeof commands, dialogId: string) => ({
  command,
  commandfor: dialogId,
  onClick: () => {
    if ('commandForElement' in HTMLButtonElement.prototype) return;
    const dialog = document.getElementById(dialogId);
    if (dialog instanceof HTMLDialogElement) commands[command](dialog);
  },
});

/** Props of `MobileMenu`. */
export interface MobileMenuProps {
  /** The submenus, in the order they are shown. */
  menus: readonly HeaderMenu[];
  /** The buttons at the foot of the sheet. */
  actions: ReactNode;
  /** The path of the current page; links to it are marked as current. */
  currentPath?: string | undefined;
}

/**
 * The header's menu below 1,024 px: a button and the modal sheet it opens. The browser traps the
 * focus, restores it and closes on Escape, before hydration too.
 */
export function MobileMenu({ menus, actions, currentPath }: MobileMenuProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const id = useId();
  const { menu: name = 'Menu', close = 'Close' } = useLabels();
  const current = (href: string) => (isCurrent(href, currentPath) ? 'page' : undefined);

  useEffect(() => {
    const sheet = dialog.current;
    // Browsers that don't know `closedby` report a click on the backdrop as one on the dialog itself.
    const onClick = (event: MouseEvent) => {
      if (event.target === sheet || followsLink(event)) sheet?.close();
    };
    // After rotation a tablet may have room for the menus in the bar.
    const onResize = () => {
      if (!opener.current?.offsetParent) sheet?.close();
    };
    sheet?.addEventListener('click', onClick);
    window.addEventListener('resize', onResize);
    return () => {
      sheet?.removeEventListener('click', onClick);
      window.removeEventListener('resize', onResize);
    };
  }, []);

  return (
    <>
      <button
        ref={opener}
        type="button"
        className={styles.opener}
        aria-haspopup="dialog"
        {...dialogCommand('show-modal', id)}
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
        onClose={({ currentTarget }) => {
          // Every submenu is closed when the menu opens again.
          for (const submenu of currentTarget.querySelectorAll('details')) submenu.open = false;
        }}
        // `open` is the browser's to set, even before hydration.
        suppressHydrationWarning
      >
        <div className={styles.head}>
          <button type="button" className={styles.closer} {...dialogCommand('close', id)}>
            <CloseIcon />
            {close}
          </button>
        </div>
        <nav aria-label={name}>
          <ul className={styles.list}>
            {menus.map((menu) => (
              <li key={menu.id}>
                <details name={`${id}-submenu`} suppressHydrationWarning>
                  <summary className={styles.entry}>
                    {menu.label}
                    <ChevronIcon className={styles.chevron} />
                  </summary>
                  <ul className={styles.sublist}>
                    {menu.links.map(({ label, href }, index) => (
                      <li key={index}>
                        <Link className={styles.sublink} href={href} aria-current={current(href)}>
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
