import { useSyncExternalStore } from 'react';

let isPending = false;
const listeners = new Set<() => void>();

/** Sets whether the visitor waits for the next page. */
export function setPending(next: boolean): void {
  isPending = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/**
 * Whether the visitor waits for the next page. Not React state, because a change above the header
 * and the footer would make React hydrate them at once.
 */
export const usePending = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isPending,
    () => false,
  );
