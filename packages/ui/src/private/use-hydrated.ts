import { useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => undefined;

/** Whether the component is hydrated; `false` in the server's HTML. */
export const useHydrated = () =>
  useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
