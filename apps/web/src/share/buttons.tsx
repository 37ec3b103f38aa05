import type { TitledText } from '@cornerbell/content/copy';
import { Button, VisuallyHidden, type ButtonProps } from '@cornerbell/ui';
import { useNotify } from '../notifications/notifications.tsx';
import { useCopy } from '../shared/copy.ts';
import { useHydrated } from '../shared/use-hydrated.ts';
import { copyText } from './copy-text.ts';
import * as styles from './buttons.css.ts';

const isCancelled = (error: unknown) =>
  error instanceof DOMException && error.name === 'AbortError';

/** A button that needs JavaScript: invisible before hydration, but it keeps its space. */
const ScriptedButton = (props: ButtonProps) => (
  <Button variant="secondary" className={useHydrated() ? undefined : styles.waiting} {...props} />
);

interface CopyButtonProps {
  text: string;
  label: string;
  /** Read by screen readers after the label: what is copied. */
  spoken: string;
  copied: TitledText;
  failed: TitledText;
}

/** A button that copies a text. */
export function CopyButton({ text, label, spoken, copied, failed }: CopyButtonProps) {
  const notify = useNotify();
  return (
    <ScriptedButton onClick={() => void copyText(text, notify, { copied, failed })}>
      {label}
      <VisuallyHidden> {spoken}</VisuallyHidden>
    </ScriptedButton>
  );
}

interface ShareButtonProps {
  title: string;
  label: string;
}

/** A button that opens the system's share sheet, or copies the page's address if there is none. */
export function ShareButton({ title, label }: ShareButtonProps) {
  const { messages } = useCopy();
  const notify = useNotify();

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

  return <ScriptedButton onClick={() => void share()}>{label}</ScriptedButton>;
}
