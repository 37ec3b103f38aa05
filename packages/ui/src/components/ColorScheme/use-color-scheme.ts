'use client';

import { useSyncExternalStore } from 'react';
import { colorSchemes, storageKey, type ColorScheme } from './color-scheme.ts';

const isColorScheme = (value: string | null): value is ColorScheme =>
  colorSchemes.some((scheme) => scheme === value);

/** Storage may be switched off; then the choice holds for this page. */
let unsaved: ColorScheme = 'system';

const read = (): ColorScheme => {
  try {
    const saved = localStorage.getItem(storageKey);
    return isColorScheme(saved) ? saved : 'system';
  } catch {
    return unsaved;
  }
};

const show = (scheme: ColorScheme) => {
  const { dataset } = document.documentElement;
  if (scheme === 'system') delete dataset['theme'];
  else dataset['theme'] = scheme;
};

const listeners = new Set<() => void>();

const set = (scheme: ColorScheme) => {
  unsaved = scheme;
  try {
    localStorage.setItem(storageKey, scheme);
  } catch {
    // The page shows it all the same.
  }
  show(scheme);
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void) => {
  // Another tab may change it.
  const onStorage = ({ key }: StorageEvent) => {
    if (key !== storageKey) return;
    show(read());
    listener();
  };
  const kept = read();
  if (kept !== 'system') show(kept);
  listeners.add(listener);
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onStorage);
  };
};

/**
 * The theme that the visitor has chosen, and how to choose another: kept in `localStorage`, shown as `data-theme` on
 * `<html>`, and followed in other tabs. The server, which can't know it, says `system`.
 *
 * @example
 * const [scheme, setScheme] = useColorScheme();
 */
export function useColorScheme(): readonly [ColorScheme, (scheme: ColorScheme) => void] {
  return [useSyncExternalStore(subscribe, read, () => 'system'), set];
}
