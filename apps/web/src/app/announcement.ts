const key = 'cornerbell:announcement';

/** Whether the visitor has dismissed the announcement on this device. Specification §4. */
export function wasDismissed(): boolean {
  try {
    return localStorage.getItem(key) === 'dismissed';
  } catch {
    return false;
  }
}

/** Remembers that the visitor has dismissed the announcement. */
export function keepDismissed() {
  try {
    localStorage.setItem(key, 'dismissed');
  } catch {
    // Storage may be blocked: then the announcement comes back with the next visit.
  }
}
