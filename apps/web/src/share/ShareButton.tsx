import { Button } from '@cornerbell/ui';
import { useNotify } from '../notifications/notifications.tsx';
import { useCopy } from '../shared/copy.ts';
import { useHydrated } from '../shared/use-hydrated.ts';
import { copyText } from './copy-text.ts';
import * as styles from './ShareButton.css.ts';

const isCancelled = (error: unknown) =>
  error instanceof DOMException && error.name === 'AbortError';

interface ShareButtonProps {
  title: string;
  label: string;
}

/** A button that opens the system's share sheet, or copies the page's address if there is none. */
export function ShareButton({ title, label }: ShareButtonProps) {
  const { messages } = useCopy();
  const notify = useNotify();
  const hydrated = useHydrated();

  async function share() {
    // Without the campaign that brought the visitor here, and the forms that they have sent.
    const url =
      document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href ?? location.href;
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
