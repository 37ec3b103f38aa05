import type { TitledText } from '@cornerbell/content/copy';
import { offerReload } from '../shared/offer-reload.ts';
import type { Notify } from '../notifications/notifications.tsx';

/** Copies a text and notifies. Never rejects; offers a reload if notifications can't load. */
export async function copyText(
  text: string,
  notify: Notify,
  { copied, failed }: { readonly copied: TitledText; readonly failed: TitledText },
): Promise<void> {
  let isCopied = true;
  try {
    await navigator.clipboard.writeText(text);
  } catch (error) {
    // The clipboard needs HTTPS, and the browser may deny access.
    console.error(error);
    isCopied = false;
  }
  try {
    await (isCopied ? notify('success', copied) : notify('error', failed));
  } catch (error) {
    console.error(error);
    offerReload();
  }
}
