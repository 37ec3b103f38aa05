import { useSyncExternalStore } from 'react';

const never = () => () => undefined;
const thisYear = () => new Date().getFullYear();

/** The visitor's current year; none until the page is hydrated, because the year of the build may be over. */
export const useYear = (): number | undefined =>
  useSyncExternalStore(never, thisYear, () => undefined);
