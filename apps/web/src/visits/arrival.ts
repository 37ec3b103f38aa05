/** The key of a session's first and last arrival, two query strings separated by a space. */
export const arrivalsKey = 'cornerbell:arrivals';

/** Whether the visitor has opted out of tracking by Global Privacy Control. */
export const isTrackingRefused = (): boolean | undefined =>
  (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl;

/** The endpoint that counts visits, from the document; none where they are not counted. */
export const visitsUrl = (): string | undefined =>
  document.querySelector<HTMLMetaElement>('meta[name=visits]')?.content;

/**
 * Stores how the visitor arrived, for this session only: the first arrival stays, the last is
 * replaced. Does nothing under Global Privacy Control.
 */
export function saveArrival(): void {
  const { host, pathname, search } = location;
  const [, , from = host] = document.referrer.split('/');
  const campaign = (search.match(/\butm_\w+=[^&]+/g) ?? []).join('&');
  if (isTrackingRefused() || (from === host && !campaign)) return;
  const arrival = `${campaign}&referrer=${from}&page=${pathname}`;
  try {
    const known = sessionStorage.getItem(arrivalsKey);
    sessionStorage.setItem(arrivalsKey, `${known?.split(' ')[0] ?? arrival} ${arrival}`);
  } catch {
    // Storage may be blocked; the attribution is then unknown.
  }
}
