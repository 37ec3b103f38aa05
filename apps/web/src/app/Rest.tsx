import { createContext, use, useDeferredValue, type ReactNode } from 'react';
import * as styles from './Rest.css.ts';

const ArrivalContext = createContext(false);

/** Says to the `Rest` below it whether the page was come to by a link, whose first screen is waited for. */
export const ArrivalProvider = ArrivalContext.Provider;

/**
 * What a page shows below its first screen. Where the page was come to by a link, the first screen is drawn
 * alone and this follows after it has been painted, in slices.
 */
export function Rest({ children }: { children: ReactNode }) {
  const arrives = use(ArrivalContext);
  const isDue = useDeferredValue(true, !arrives);
  return isDue ? children : <div className={styles.place} />;
}
