'use client';

import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { BellIcon } from '../../private/icons.tsx';
import { Word } from '../../private/words.tsx';
import { Button } from '../Button/Button.tsx';
import * as styles from './AlertDialog.css.ts';

/** Props of `AlertDialog`. */
export interface AlertDialogProps {
  /** Whether the dialog is open, controlled. */
  open?: boolean | undefined;
  /**
   * Whether the dialog is open initially.
   * @default false
   */
  defaultOpen?: boolean | undefined;
  /** Called with `false` when the visitor closes it, by its button or with Escape. */
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** A short heading; without one the description names the dialog. */
  title?: ReactNode;
  /** The message. */
  description: ReactNode;
  /** Content between the message and the buttons, such as a field. */
  children?: ReactNode;
  /**
   * The label of the button that closes it.
   * @default 'OK'
   */
  actionLabel?: ReactNode;
  /** `Button`s in place of the one that closes it; their handlers close the dialog. */
  actions?: ReactNode;
}

/**
 * A message that must be acknowledged, or a question that must be answered. A native modal `dialog`, so the browser
 * traps the focus, restores it on close and keeps the page behind inert.
 */
export function AlertDialog({
  open: controlledOpen,
  defaultOpen = false,
  onOpenChange,
  title,
  description,
  children,
  actionLabel,
  actions,
}: AlertDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const [ownOpen, setOwnOpen] = useState(defaultOpen);
  const open = controlledOpen ?? ownOpen;

  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    if (element.open === open) return;
    if (!open) {
      element.close();
    } else {
      element.showModal();
      // The browser focuses the button at the end and scrolls to it; a long message is read from its beginning.
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
        // The event is late: the host may have closed the dialog itself, or opened it again.
        if (!open || currentTarget.open) return;
        setOwnOpen(false);
        onOpenChange?.(false);
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
