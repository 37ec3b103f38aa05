const storageKey = 'cornerbell:announcement';

/** Hides a dismissed announcement, by an attribute that the banner's styles use. */
export function hideDismissedAnnouncement(): void {
  try {
    const state = localStorage.getItem(storageKey);
    if (state) document.documentElement.dataset.announcement = state;
  } catch {
    // Storage may be blocked; the announcement is then shown on each visit.
  }
}

/** Stores that the visitor has dismissed the announcement. */
export function saveDismissed(): void {
  try {
    localStorage.setItem(storageKey, 'dismissed');
  } catch {
    // Storage may be blocked; the announcement is then shown on the next visit.
  }
}
