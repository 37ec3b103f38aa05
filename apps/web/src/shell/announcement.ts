import { announcementKey } from './announcement-key.ts';

/** Remembers that the visitor has dismissed the announcement. */
export function keepDismissed() {
  try {
    localStorage.setItem(announcementKey, 'dismissed');
  } catch {
    // Storage may be blocked: then the announcement comes back with the next visit.
  }
}
