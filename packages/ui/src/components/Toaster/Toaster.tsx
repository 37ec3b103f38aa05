'use client';

import { useDirection } from '@radix-ui/react-direction';
import { Action, Close, Description, Provider, Root, Title, Viewport } from '@radix-ui/react-toast';
import { useEffect, useRef, useState, useSyncExternalStore, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { CloseIcon } from '../../private/icons.tsx';
import { kindIcons, type MessageKind } from '../../private/kinds.tsx';
import { useNoticeContainer } from '../../private/notice-container.tsx';
import { useLabels } from '../../private/labels.ts';
import { noticeStore, notify, type Notice } from './notify.ts';
import * as styles from './Toaster.css.ts';

/** How long a notice stays unless it is hovered or focused, in milliseconds. */
const defaultDuration = 8000;

/** Alt+T moves the focus to the notices. */
const hotkey = ['altKey', 'KeyT'];

type Icons = Readonly<Record<MessageKind, ReactNode>>;

interface ToastProps {
  notice: Notice;
  icons: Partial<Icons> | undefined;
}

function Toast({ notice, icons }: ToastProps) {
  const { kind, title, description, id, action, duration } = notice;
  const { dismissNotification = 'Dismiss notification' } = useLabels();
  return (
    <Root
      className={styles.toast}
      data-kind={kind}
      {...(duration !== undefined && { duration })}
      onOpenChange={(open) => {
        if (!open) notify.dismiss(id);
      }}
    >
      {/* Hidden as a whole: Radix reads out what is not, and fails at an icon where a browser has no SVG. */}
      <div className={styles.icon} aria-hidden>
        {icons?.[kind] ?? kindIcons[kind]}
      </div>
      <div>
        <Title className={styles.title}>{title}</Title>
        {description && <Description className={styles.description}>{description}</Description>}
        {action && (
          <Action className={styles.action} altText={action.label} onClick={action.onClick}>
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

const overlap = (one: DOMRect, other: DOMRect) =>
  one.top < other.bottom &&
  other.top < one.bottom &&
  one.left < other.right &&
  other.left < one.right;

const needed =
  ':is(a, button, input, select, summary, textarea):focus, [role$="dialog"] [data-actions]';

/** Whether a list covers the control that has the focus, or the actions of a dialog. */
const coversNeeded = (list: HTMLElement | null) => {
  const box = list?.getBoundingClientRect();
  return [...document.querySelectorAll(needed)].some(
    (element) => box && !list?.contains(element) && overlap(box, element.getBoundingClientRect()),
  );
};

/** The most notices at once; older ones wait until there is room. */
const most = 3;

/** The edge of the screen at which the notices don't cover what the visitor needs. */
function useEdge(notices: readonly Notice[]) {
  const list = useRef<HTMLOListElement>(null);
  const [edge, setEdge] = useState<'start' | 'end'>('end');
  useEffect(() => {
    let frame = 0;
    const measure = () => {
      if (notices.length === 0) return setEdge('end');
      // On a phone they are a part of the dialog, whose body is then less high.
      if (list.current?.closest('[role$="dialog"]'))
        document.activeElement?.scrollIntoView({ block: 'nearest' });
      if (coversNeeded(list.current)) setEdge((now) => (now === 'end' ? 'start' : 'end'));
    };
    // After the browser has scrolled to what has got the focus, and a dialog that opens has got the
    // notices.
    const clear = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        frame = requestAnimationFrame(measure);
      });
    };
    clear();
    document.addEventListener('focusin', clear);
    return () => {
      cancelAnimationFrame(frame);
      document.removeEventListener('focusin', clear);
    };
  }, [notices]);
  return { list, edge };
}

/** Props of `Toaster`. */
export interface ToasterProps {
  /**
   * The label of the region; the hotkey follows it.
   *
   * @default 'Notifications'
   */
  readonly label?: string | undefined;
  /** Replace the built-in icons: an `svg` each, which screen readers skip. */
  readonly icons?: Partial<Icons> | undefined;
}

/**
 * Shows the notices of `notify`, news that needs no answer: at the bottom of the screen, above
 * everything, in a labelled region that Alt+T focuses. Render it once.
 */
export function Toaster({ label: ownLabel, icons }: ToasterProps) {
  const { notifications = 'Notifications' } = useLabels();
  const label = `${ownLabel ?? notifications} (Alt+T)`;
  const notices = useSyncExternalStore(
    noticeStore.subscribe,
    noticeStore.read,
    noticeStore.readInitial,
  );
  const container = useNoticeContainer();
  const { list, edge } = useEdge(notices);
  const region = (
    <div className={styles.layer} data-theme="ink">
      <Viewport
        ref={list}
        className={styles.viewport}
        data-edge={edge}
        hotkey={hotkey}
        label={label}
      />
    </div>
  );
  return (
    <Provider
      duration={defaultDuration}
      label={label}
      swipeDirection={useDirection() === 'rtl' ? 'left' : 'right'}
    >
      {notices.slice(-most).map((notice) => (
        <Toast key={notice.count} notice={notice} icons={icons} />
      ))}
      {container ? createPortal(region, container) : region}
    </Provider>
  );
}
