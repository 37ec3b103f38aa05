import { useSyncExternalStore, type MouseEvent } from 'react';
import * as styles from './notice.css.ts';
import { saveFieldsForReload } from './typed-fields.ts';

let isOffered = false;
const listeners = new Set<() => void>();

/** Says that a part of the page did not load, and offers a reload. */
export function offerReload(): void {
  isOffered = true;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function reload(event: MouseEvent) {
  event.preventDefault();
  saveFieldsForReload();
  location.reload();
}

/** Offers a reload that keeps what was typed, once a part of the page did not load. */
export function ReloadNotice() {
  const isShown = useSyncExternalStore(
    subscribe,
    () => isOffered,
    () => false,
  );
  if (!isShown) return null;
  return (
    <p role="alert" className={styles.notice}>
      Part of this page did not load. What you typed is kept.{' '}
      <a href={location.href} className={styles.link} onClick={reload}>
        Reload the page
      </a>
    </p>
  );
}
