import type { MessagesCopy } from '@cornerbell/content/copy';
import type { Notify } from '../notifications/notifications.tsx';

/** Copies an address and tells how that went. Never rejects: where no notice comes, a reload is offered. */
export async function copyAddress(
  address: string,
  notify: Notify,
  { copied, failed }: MessagesCopy['share'],
): Promise<void> {
  let isCopied = true;
  try {
    await navigator.clipboard.writeText(address);
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
