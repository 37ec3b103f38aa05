import type { LeadExtras } from '@cornerbell/api';
import { useState } from 'react';
import { readAttribution } from '../shell/attribution.ts';
import { useHydrated } from '../shell/use-hydrated.ts';
import { textOf } from './text-of.ts';

/**
 * Returns a function that collects what is sent with a form besides its fields: the time since it was shown in milliseconds, the
 * honeypot and the attribution.
 */
export function useExtras() {
  // A prerendered form is visible from the start of its document.
  const prerendered = !useHydrated();
  const [shownAt] = useState(() => (prerendered ? 0 : performance.now()));
  return (data: FormData): LeadExtras => ({
    elapsed: Math.round(performance.now() - shownAt),
    website: textOf(data, 'website') || undefined,
    attribution: readAttribution(),
  });
}
