'use client';

import { useSyncExternalStore } from 'react';
import { colorSchemes, storageKey, type ColorScheme } from './color-scheme.ts';

const isColorScheme = (value: string | null): value is ColorScheme =>
  colorSchemes.some((scheme) => scheme === value);

/** The choice where storage is blocked; it then lasts as long as the page. */
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
  document.documentElement.dataset['theme'] = scheme;
};

const listeners = new Set<() => void>();

const set = (scheme: ColorScheme) => {
  unsaved = scheme;
  try {
    localStorage.setItem(storageKey, scheme);
  } catch {
    // Blocked storage: `unsaved` has it.
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
  show(read());
  listeners.add(listener);
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onStorage);
  };
};

/**
 * The visitor's colour scheme and its setter: saved in `localStorage`, set as `data-theme` on `<html>`, and synchronized
 * between tabs. The server, which can't know it, returns `system`.
 *
 * @example
 * const [scheme, setScheme] = useColorScheme();
 */
export function useColorScheme(): readonly [ColorScheme, (scheme: ColorScheme) => void] {
  return [useSyncExternalStore(subscribe, read, () => 'system'), set];
}
