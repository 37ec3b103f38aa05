'use client';

import type { ReactNode } from 'react';
import { WordsContext, type Words } from '../../private/words.tsx';

/** Props of `UiProvider`. */
export interface UiProviderProps {
  /** The words to replace; those left out stay English. Keep the object the same from render to render. */
  words: Partial<Words>;
  /** The part of the page whose components say them. */
  children: ReactNode;
}

/**
 * Replaces the words that components bring along, such as "Menu" or "min read", for all below it.
 *
 * @example
 * <UiProvider words={{ menu: 'Menü', readTime: '# Min. Lesezeit', price: '# €' }}>…</UiProvider>
 */
export function UiProvider({ words, children }: UiProviderProps) {
  return <WordsContext value={words}>{children}</WordsContext>;
}
