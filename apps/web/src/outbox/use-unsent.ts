import { useEffect, useSyncExternalStore } from 'react';
import { useCopy } from '../shell/copy.ts';
import type { Lead } from '../shell/send.ts';
import { lookAgain, readUnsent, subscribeToUnsent } from './browser-outbox.ts';
import type { Unsent } from './unsent.ts';

const none: readonly Unsent[] = [];

/** The forms of one kind that are kept on this device, the oldest first, but for those never tried yet. */
export function useUnsent(endpoint: Lead['endpoint']): readonly Unsent[] {
  const { keptDays } = useCopy().messages.unsent;
  const all = useSyncExternalStore(subscribeToUnsent, readUnsent, () => none);
  useEffect(() => void lookAgain(keptDays), [keptDays]);
  // What is being sent for the first time is told by its form.
  return all.filter(({ lead, reason }) => lead.endpoint === endpoint && reason !== undefined);
}
