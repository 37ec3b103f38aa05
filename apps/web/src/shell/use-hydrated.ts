import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * Whether the page has been hydrated. While it is `false`, render what the prerenderer rendered: it knew
 * nothing of the address's query or of the visitor's device.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
