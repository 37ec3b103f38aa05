import { shareMessages } from '@cornerbell/content/site';
import { Button } from '@cornerbell/ui';
import { useNotify } from '../notifications/notifications.tsx';

const isCancelled = (error: unknown) =>
  error instanceof DOMException && error.name === 'AbortError';

/** Opens the system's share sheet where there is one, else copies the page's address and says so. */
export function ShareButton({ title, label }: { title: string; label: string }) {
  const notify = useNotify();

  async function share() {
    const url = location.href;
    try {
      if (navigator.share) return await navigator.share({ title, url });
      await navigator.clipboard.writeText(url);
      await notify('success', shareMessages.copied);
    } catch (error) {
      if (isCancelled(error)) return;
      console.error(error);
      await notify('error', shareMessages.failed);
    }
  }

  return (
    <Button emphasis="secondary" data-by-need="" onClick={() => void share()}>
      {label}
    </Button>
  );
}
