'use client';

import { useEffect, useRef } from 'react';
import { Toaster as Sonner, useSonner } from 'sonner';
import { BellIcon, CloseIcon, WarningIcon } from '../../private/icons.tsx';
import * as styles from './Toaster.css.ts';

const icons = {
  success: <BellIcon className={styles.glyph} />,
  error: <WarningIcon className={styles.glyph} />,
  close: <CloseIcon className={styles.cross} />,
};

const { toast, success, error, icon, title, description, close: closeButton } = styles;
const classNames = { toast, success, error, icon, title, description, closeButton };

/** Properties of `Toaster`. */
export type ToasterProps = {
  /**
   * The label of the region.
   *
   * @default 'Notifications'
   */
  readonly label?: string;
};

/**
 * Where the notices of `notify` appear: at the bottom right, above everything, in a labelled region
 * that Alt+T leads to. Render it once. Specification §8.
 */
export function Toaster({ label = 'Notifications' }: ToasterProps) {
  const layer = useRef<HTMLDivElement>(null);
  const { toasts } = useSonner();
  const newest = toasts[0]?.id;

  // The latest popover is the topmost, so each notice lifts the layer above a dialog opened meanwhile.
  useEffect(() => {
    const element = layer.current;
    if (newest === undefined || !element || !('showPopover' in element)) return;
    element.popover = 'manual';
    element.hidePopover();
    element.showPopover();
  }, [newest]);

  return (
    <div ref={layer} className={styles.layer} data-theme="ink">
      <Sonner
        position="bottom-right"
        customAriaLabel={label}
        className={styles.toaster}
        duration={8000}
        closeButton
        icons={icons}
        toastOptions={{ unstyled: true, classNames, closeButtonAriaLabel: 'Dismiss notification' }}
      />
    </div>
  );
}
