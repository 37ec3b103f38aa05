'use client';

import { Action, Close, Description, Provider, Root, Title, Viewport } from '@radix-ui/react-toast';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { classes } from '../../private/classes.ts';
import { BellIcon, CloseIcon, InfoIcon, WarningIcon } from '../../private/icons.tsx';
import { useWords } from '../../private/words.tsx';
import { notify, readNotices, subscribeToNotices, type Notice } from './notify.ts';
import * as styles from './Toaster.css.ts';

/** How long a notice stays unless it is hovered or focused, in milliseconds. */
const defaultDuration = 8000;

/** Alt+T moves the focus to the notices. */
const hotkey = ['altKey', 'KeyT'];

const none: readonly Notice[] = [];

const looks = {
  info: { Icon: InfoIcon, className: undefined },
  success: { Icon: BellIcon, className: styles.success },
  warning: { Icon: WarningIcon, className: styles.warning },
  error: { Icon: WarningIcon, className: styles.error },
} as const;

function Toast({ kind, title, description, id, action, duration }: Notice) {
  const { Icon, className } = looks[kind];
  const { dismissNotification = 'Dismiss notification' } = useWords();
  return (
    <Root
      className={classes(styles.toast, className)}
      {...(duration !== undefined && { duration })}
      onOpenChange={(open) => {
        if (!open) notify.dismiss(id);
      }}
    >
      <div className={styles.icon}>
        <Icon className={styles.glyph} />
      </div>
      <div>
        <Title className={styles.title}>{title}</Title>
        {description && <Description className={styles.description}>{description}</Description>}
        {action && (
          <Action
            className={styles.action}
            altText={action.altText ?? action.label}
            onClick={action.onClick}
          >
            {action.label}
          </Action>
        )}
      </div>
      <Close className={styles.close} aria-label={dismissNotification}>
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
  readonly label?: string | undefined;
}

/**
 * Shows the notices of `notify`: at the bottom right, above everything, in a labelled region
 * that Alt+T focuses. Render it once.
 */
export function Toaster({ label: ownLabel }: ToasterProps) {
  const { notifications = 'Notifications' } = useWords();
  const label = ownLabel ?? notifications;
  const layer = useRef<HTMLDivElement>(null);
  const notices = useSyncExternalStore(subscribeToNotices, readNotices, () => none);
  const newest = notices.at(-1)?.count;

  // The last popover shown is the topmost, so each notice raises the layer above a dialog opened meanwhile.
  useEffect(() => {
    const element = layer.current;
    if (newest === undefined || !element || !('showPopover' in element)) return;
    element.popover = 'manual';
    element.hidePopover();
    element.showPopover();
  }, [newest]);

  return (
    <div ref={layer} className={styles.layer} data-theme="ink">
      <Provider duration={defaultDuration} label={label}>
        {notices.map((notice) => (
          <Toast key={notice.count} {...notice} />
        ))}
        <Viewport className={styles.viewport} hotkey={hotkey} label={label} />
      </Provider>
    </div>
  );
}
