/** Where this device keeps that the visitor has dismissed the announcement. */
const storageKey = 'cornerbell:announcement';

/** Hides an announcement that the visitor has dismissed on an earlier page load. The header's styles know the attribute. */
export function hideDismissedAnnouncement(): void {
  try {
    const state = localStorage.getItem(storageKey);
    if (state) document.documentElement.dataset.announcement = state;
  } catch {
    // Storage may be blocked: then the announcement is there with each visit.
  }
}

/** Remembers that the visitor has dismissed the announcement. */
export function saveDismissed(): void {
  try {
    localStorage.setItem(storageKey, 'dismissed');
  } catch {
    // Storage may be blocked: then the announcement comes back with the next visit.
  }
}
