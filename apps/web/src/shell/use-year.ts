import { useSyncExternalStore } from 'react';

const never = () => () => undefined;
const thisYear = () => new Date().getFullYear();

/**
 * The visitor's current year; while hydrating, the one that was built in. Specification §2, Footer.
 *
 * @param builtIn The year that the prerenderer wrote.
 */
export const useYear = (builtIn: number): number =>
  useSyncExternalStore(never, thisYear, () => builtIn);
