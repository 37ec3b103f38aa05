import type { Site } from '@cornerbell/content/copy';
import { createContext, use } from 'react';

/** A way to reach the company, or a part of its name and address. */
export interface ContactLine {
  readonly text: string;
  readonly href?: string;
}

/** The copy that all pages share. */
export interface SharedCopy extends Pick<Site, 'navigation' | 'newsletter' | 'messages'> {
  readonly company: Pick<Site['company'], 'name' | 'tagline'> & {
    readonly contact: readonly ContactLine[];
  };
}

const CopyContext = createContext<SharedCopy | null>(null);

/** Provides the shared copy. */
export const CopyProvider = CopyContext.Provider;

/** The copy that all pages share; a page's own copy is in its data. */
export function useCopy(): SharedCopy {
  const copy = use(CopyContext);
  if (!copy) throw new Error('useCopy needs a CopyProvider.');
  return copy;
}
