import { createContext, use } from 'react';
import type { SharedCopy } from './layout-data.ts';

const CopyContext = createContext<SharedCopy | null>(null);

/** Provides the shared copy. */
export const CopyProvider = CopyContext.Provider;

/** The copy that all pages share; a page's own copy is in its data. */
export function useCopy(): SharedCopy {
  const copy = use(CopyContext);
  if (!copy) throw new Error('useCopy needs a CopyProvider.');
  return copy;
}
