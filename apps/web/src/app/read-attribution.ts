import type { Attribution } from '@cornerbell/api';

/** Where the first and the last touch of a session are kept. */
export const attributionKey = 'cornerbell:attribution';

/** Whether the visitor has asked, by Global Privacy Control, that nothing is noted of how they came. */
export const isTrackingRefused = (): boolean =>
  Boolean((navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl);

/** How the visitor came, as it travels with a lead; `undefined` where nothing is, or may be, known. */
export function readAttribution(): Attribution | undefined {
  try {
    const text = isTrackingRefused() ? null : sessionStorage.getItem(attributionKey);
    return text ? (JSON.parse(text) as Attribution) : undefined;
  } catch {
    return undefined;
  }
}
