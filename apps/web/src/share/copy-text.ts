import type { TitledText } from '@cornerbell/content/copy';
import type { Notify } from '../notifications/notifications.tsx';

/** Copies a text, such as an address, and tells how that went. Never rejects: where no notice comes, a reload is offered. */
export async function copyText(
  text: string,
  notify: Notify,
  { copied, failed }: { readonly copied: TitledText; readonly failed: TitledText },
): Promise<void> {
  let isCopied = true;
  try {
    await navigator.clipboard.writeText(text);
  } catch (error) {
    // Browsers have no clipboard for a page without HTTPS, and may refuse it.
    console.error(error);
    isCopied = false;
  }
  try {
    await (isCopied ? notify('success', copied) : notify('error', failed));
  } catch (error) {
    console.error(error);
  }
}
