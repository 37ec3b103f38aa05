import { createContext, use } from 'react';
import type { SharedCopy } from './layout.data.ts';

const CopyContext = createContext<SharedCopy | null>(null);

/** Provides the copy that pages share to everything below. */
export const CopyProvider = CopyContext.Provider;

/** The copy that pages share; a page's own comes with its data. */
export function useCopy(): SharedCopy {
  const copy = use(CopyContext);
  if (!copy) throw new Error('useCopy needs a CopyProvider above it.');
  return copy;
}
