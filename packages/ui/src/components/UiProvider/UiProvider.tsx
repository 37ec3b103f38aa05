'use client';

import type { ReactNode } from 'react';
import { WordsContext, type Words } from '../../private/words.tsx';

/** Props of `UiProvider`. */
export interface UiProviderProps {
  /** The texts to replace; those left out stay English. Pass the same object on every render. */
  words: Partial<Words>;
  /** The part of the app that uses them. */
  children: ReactNode;
}

/**
 * Replaces the built-in texts of components, such as "Menu" or "min read", for all below it.
 *
 * @example
 * <UiProvider words={{ menu: 'Menü', readTime: '# Min. Lesezeit', price: '# €' }}>…</UiProvider>
 */
export function UiProvider({ words, children }: UiProviderProps) {
  return <WordsContext value={words}>{children}</WordsContext>;
}
