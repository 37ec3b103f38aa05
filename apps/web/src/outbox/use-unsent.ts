import { useEffect, useSyncExternalStore } from 'react';
import { useCopy } from '../shell/copy.ts';
import type { Lead } from '../shell/send.ts';
import { readUnsent, refreshUnsent, subscribeToUnsent } from './browser-outbox.ts';
import type { Unsent } from './unsent.ts';

const none: readonly Unsent[] = [];

/** The unsent forms of an endpoint, oldest first, except those that are being sent for the first time. */
export function useUnsent(endpoint: Lead['endpoint']): readonly Unsent[] {
  const { keptDays } = useCopy().messages.unsent;
  const all = useSyncExternalStore(subscribeToUnsent, readUnsent, () => none);
  useEffect(() => void refreshUnsent(keptDays), [keptDays]);
  return all.filter(({ lead, reason }) => lead.endpoint === endpoint && reason !== undefined);
}
