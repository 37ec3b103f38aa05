'use client';

import { Close, Description, Provider, Root, Title, Viewport } from '@radix-ui/react-toast';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { classes } from '../../private/classes.ts';
import { BellIcon, CloseIcon, WarningIcon } from '../../private/icons.tsx';
import { dismissNotice, readNotices, subscribeToNotices, type Notice } from './notify.ts';
import * as styles from './Toaster.css.ts';

/** How long a notice stays unless somebody points at it or focuses it, in milliseconds. */
const duration = 8000;

/** Alt+T leads to the notices. */
const hotkey = ['altKey', 'KeyT'];

const none: readonly Notice[] = [];

const looks = {
  success: { Icon: BellIcon, className: styles.success },
  error: { Icon: WarningIcon, className: styles.error },
} as const;

function Toast({ kind, title, description, id }: Notice) {
  const { Icon, className } = looks[kind];
  return (
    <Root
      className={classes(styles.toast, className)}
      onOpenChange={(open) => {
        if (!open) dismissNotice(id);
      }}
    >
      <div className={styles.icon}>
        <Icon className={styles.glyph} />
      </div>
      <div>
        <Title className={styles.title}>{title}</Title>
        <Description className={styles.description}>{description}</Description>
      </div>
      <Close className={styles.close} aria-label="Dismiss notification">
        <CloseIcon className={styles.cross} />
      </Close>
    </Root>
  );
}

/** Props of `Toaster`. */
export interface ToasterProps {
  /**
   * The label of the region.
   *
   * @default 'Notifications'
   */
  readonly label?: string;
}

/**
 * Where the notices of `notify` appear: at the bottom right, above everything, in a labelled region
 * that Alt+T leads to. Render it once.
 */
export function Toaster({ label = 'Notifications' }: ToasterProps) {
  const layer = useRef<HTMLDivElement>(null);
  const notices = useSyncExternalStore(subscribeToNotices, readNotices, () => none);
  const newest = notices.at(-1)?.id;

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
      <Provider duration={duration} label={label}>
        {notices.map((notice) => (
          <Toast key={notice.id} {...notice} />
        ))}
        <Viewport className={styles.viewport} hotkey={hotkey} label={label} />
      </Provider>
    </div>
  );
}
