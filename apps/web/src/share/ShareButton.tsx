import { Button } from '@cornerbell/ui';
import { useNotify } from '../notifications/notifications.tsx';
import { useCopy } from '../shell/copy.ts';
import { useHydrated } from '../shell/use-hydrated.ts';
import { copyText } from './copy-text.ts';
import * as styles from './ShareButton.css.ts';

const isCancelled = (error: unknown) =>
  error instanceof DOMException && error.name === 'AbortError';

/** Props of `ShareButton`. */
export interface ShareButtonProps {
  title: string;
  label: string;
  /** The part of the page that the address leads to, such as `#sums`; left out, that of the page's own address. */
  hash?: string;
}

/** Opens the system's share sheet where there is one, else copies the page's address and says so. */
export function ShareButton({ title, label, hash }: ShareButtonProps) {
  const { messages } = useCopy();
  const notify = useNotify();
  const hydrated = useHydrated();

  async function share() {
    const url = hash ? new URL(hash, location.href).href : location.href;
    try {
      if (navigator.share) return await navigator.share({ title, url });
    } catch (error) {
      if (isCancelled(error)) return;
      console.error(error);
    }
    await copyText(url, notify, messages.share);
  }

  return (
    <Button
      variant="secondary"
      className={hydrated ? undefined : styles.waiting}
      onClick={() => void share()}
    >
      {label}
    </Button>
  );
}
