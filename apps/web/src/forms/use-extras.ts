import type { LeadExtras } from '@cornerbell/api';
import { useState } from 'react';
import { readAttribution } from '../shell/attribution.ts';
import { useHydrated } from '../shell/use-hydrated.ts';
import { textOf } from './text-of.ts';

/**
 * What goes with a form beside what was typed: how long it was shown (milliseconds), what stands in the
 * honeypot, and how the visitor came.
 */
export function useExtras() {
  // A prerendered form is shown with its document.
  const prerendered = !useHydrated();
  const [shownAt] = useState(() => (prerendered ? 0 : performance.now()));
  return (data: FormData): LeadExtras => ({
    elapsed: Math.round(performance.now() - shownAt),
    website: textOf(data, 'website') || undefined,
    attribution: readAttribution(),
  });
}
