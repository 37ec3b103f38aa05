import { createContext, use, useDeferredValue, type ReactNode } from 'react';
import * as styles from './Rest.css.ts';

/**
 * How much of a page is drawn: all of it; its first screen, and the rest once that is painted; or its
 * first screen alone, ahead of being come to.
 */
export type Stage = 'whole' | 'arriving' | 'ahead';

const StageContext = createContext<Stage>('whole');

/** Says to the `Rest` below it how much of the page is drawn. */
export const StageProvider = StageContext.Provider;

/**
 * What a page shows below its first screen. Where the page was come to by a link, the first screen is drawn
 * alone and this follows after it has been painted, in slices.
 */
export function Rest({ children }: { children: ReactNode }) {
  const stage = use(StageContext);
  const isDue = useDeferredValue(stage !== 'ahead', stage === 'whole');
  return isDue || stage === 'whole' ? children : <div className={styles.place} />;
}
