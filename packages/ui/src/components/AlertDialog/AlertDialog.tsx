'use client';

import { useEffect, useId, useRef, type ReactNode } from 'react';
import { BellIcon } from '../../private/icons.tsx';
import { Word } from '../../private/words.tsx';
import { Button } from '../Button/Button.tsx';
import * as styles from './AlertDialog.css.ts';

/** Props of `AlertDialog`. */
export interface AlertDialogProps {
  /** Whether the dialog is shown. */
  open: boolean;
  /** Called with `false` when the visitor closes it, by its button or with Escape. */
  onOpenChange: (open: boolean) => void;
  /** A short heading; without one the description names the dialog. */
  title?: ReactNode;
  /** The message. */
  description: ReactNode;
  /** What stands between the message and the buttons, such as a field. */
  children?: ReactNode;
  /**
   * The words on the button that closes it.
   * @default 'OK'
   */
  actionLabel?: ReactNode;
  /** The `Button`s in place of the one that closes it; they call `onOpenChange` themselves. */
  actions?: ReactNode;
}

/**
 * A message that has to be acknowledged, or a question that has to be answered: it takes the focus and gives it back. A native modal `dialog`,
 * so the browser keeps the focus inside and the page behind still.
 */
export function AlertDialog({
  open,
  onOpenChange,
  title,
  description,
  children,
  actionLabel,
  actions,
}: AlertDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();

  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    if (element.open === open) return;
    if (!open) {
      element.close();
    } else {
      element.showModal();
      // The focus goes to the button at the end; a long message is read from its beginning.
      element.scrollTop = 0;
    }
  }, [open]);

  return (
    <dialog
      ref={dialog}
      className={styles.root}
      role="alertdialog"
      aria-labelledby={title ? `${id}-title` : `${id}-description`}
      aria-describedby={title ? `${id}-description` : undefined}
      onClose={({ currentTarget }) => {
        // It fires late: for a closing that the host asked for, or when the dialog is open again.
        if (open && !currentTarget.open) onOpenChange(false);
      }}
    >
      <div className={styles.frame}>
        <BellIcon className={styles.icon} />
        {title && (
          <h2 className={styles.title} id={`${id}-title`}>
            {title}
          </h2>
        )}
        <p className={styles.description} id={`${id}-description`}>
          {description}
        </p>
        {children}
        <div className={styles.actions}>
          {actions ?? (
            <Button className={styles.action} onClick={() => dialog.current?.close()}>
              {actionLabel ?? <Word name="ok">OK</Word>}
            </Button>
          )}
        </div>
      </div>
    </dialog>
  );
}
