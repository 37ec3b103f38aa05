/** Where the first and the last arrival of a session are kept, as two query strings with a space between. */
export const arrivalsKey = 'cornerbell:arrivals';

/** Whether the visitor has asked, by Global Privacy Control, that nothing is noted of how they came. */
export const isTrackingRefused = (): boolean | undefined =>
  (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl;

/**
 * Notes how the visitor came, for this session only: the first way stays, the last is replaced. Notes
 * nothing under Global Privacy Control, or where storage is blocked.
 */
export function noteArrival(): void {
  const { host, search } = location;
  const [, , from = host] = document.referrer.split('/');
  const campaign = (search.match(/\butm_\w+=[^&]+/g) ?? []).join('&');
  if (isTrackingRefused() || (from === host && !campaign)) return;
  const arrival = `${campaign}&referrer=${from}`;
  try {
    const known = sessionStorage.getItem(arrivalsKey);
    sessionStorage.setItem(arrivalsKey, `${known?.split(' ')[0] ?? arrival} ${arrival}`);
  } catch {
    // Storage may be blocked: then nothing is known of how the visitor came.
  }
}
