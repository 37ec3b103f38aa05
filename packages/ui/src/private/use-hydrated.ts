import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether the component has been hydrated; `false` in the server's HTML, where no script answers yet. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
