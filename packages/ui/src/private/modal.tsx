'use client';

import {
  createContext,
  useContext,
  useLayoutEffect,
  useRef,
  useSyncExternalStore,
  type ReactNode,
  type RefObject,
} from 'react';
import { outOfFlow } from './plain.css.ts';
import { createStore } from './store.ts';

const noticeContainers = createStore<readonly HTMLElement[]>([]);

const register = (place: HTMLElement | null) => {
  if (!place) return;
  noticeContainers.update((others) => [...others, place]);
  return () => noticeContainers.update((all) => all.filter((other) => other !== place));
};

/**
 * Where a modal dialog shows the notices: it hides the rest of the page from the pointer, the focus and screen readers.
 */
export const NoticeContainer = () => <div ref={register} className={outOfFlow} />;

/** The `NoticeContainer` of the dialog that was opened last, while one is open. */
export const useNoticeContainer = (): HTMLElement | undefined =>
  useSyncExternalStore(
    noticeContainers.subscribe,
    noticeContainers.read,
    noticeContainers.readInitial,
  ).at(-1);

const OpenerContext = createContext<RefObject<HTMLElement | null>>({ current: null });

/** What the focus returns to: of an item of a menu, which is gone by then, the trigger of the menu. */
const openerOf = (focused: Element | null): HTMLElement | null => {
  const menu = focused?.closest('[role="menu"]');
  const opener = menu
    ? document.getElementById(menu.getAttribute('aria-labelledby') ?? '')
    : focused;
  return opener instanceof HTMLElement ? opener : null;
};

interface OpenerProps {
  open: boolean | undefined;
  children: ReactNode;
}

/** Remembers what had the focus when a controlled dialog opened, as it may have no trigger. */
export function Opener({ open, children }: OpenerProps) {
  const opener = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (open) opener.current = openerOf(document.activeElement);
  }, [open]);
  return <OpenerContext value={opener}>{children}</OpenerContext>;
}

/** Handles the close of a dialog: returns the focus to what opened it. */
export function useReturnFocus(onCloseAutoFocus: ((event: Event) => void) | undefined) {
  const opener = useContext(OpenerContext);
  return (event: Event) => {
    onCloseAutoFocus?.(event);
    if (event.defaultPrevented || !opener.current?.isConnected) return;
    event.preventDefault();
    opener.current.focus();
  };
}
