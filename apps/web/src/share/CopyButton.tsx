import type { TitledText } from '@cornerbell/content/copy';
import { Button, VisuallyHidden } from '@cornerbell/ui';
import { useNotify } from '../notifications/notifications.tsx';
import { useHydrated } from '../shared/use-hydrated.ts';
import { copyText } from './copy-text.ts';
import * as styles from './ShareButton.css.ts';

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
  const hydrated = useHydrated();
  return (
    <Button
      variant="secondary"
      className={hydrated ? undefined : styles.waiting}
      onClick={() => void copyText(text, notify, { copied, failed })}
    >
      {label}
      <VisuallyHidden> {spoken}</VisuallyHidden>
    </Button>
  );
}
