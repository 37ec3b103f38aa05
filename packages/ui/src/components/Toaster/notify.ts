import type { ReactNode } from 'react';
import type { MessageKind } from '../../private/kinds.tsx';
import { createStore } from '../../private/store.ts';

/** The action of a notice. */
export interface NoticeAction {
  /** The label of its button. */
  readonly label: string;
  /** What the button does; the notice is then dismissed. */
  readonly onClick: () => void;
}

/** Options of a notice. */
export interface NoticeOptions {
  /** Identifies the notice: it replaces a notice with the same id. Generated when left out. */
  readonly id?: string | undefined;
  /** An action that the visitor can take. */
  readonly action?: NoticeAction | undefined;
  /**
   * How long it stays unless hovered or focused, in milliseconds; `Infinity` until dismissed.
   * @default 8000
   */
  readonly duration?: number | undefined;
}

/** A notice that is shown. */
export interface Notice extends NoticeOptions {
  readonly id: string;
  readonly kind: MessageKind;
  readonly title: ReactNode;
  readonly description: ReactNode;
  /** The running number of the notice; a replacement has its own. */
  readonly count: number;
}

/** The notices that are shown, the oldest first. */
export const noticeStore = createStore<readonly Notice[]>([]);

let count = 0;

/** Shows a notice and returns its id. */
const showing =
  (kind: MessageKind) =>
  (title: ReactNode, description?: ReactNode, options: NoticeOptions = {}): string => {
    count += 1;
    const { id = `notice-${count}` } = options;
    const notice = { ...options, id, kind, title, description, count };
    noticeStore.update((others) => [...others.filter((other) => other.id !== id), notice]);
    return id;
  };

/**
 * Shows a notice in the `Toaster`, wherever it is called from. Each kind returns the notice's id.
 *
 * @example
 * notify.error('Missing Information', 'Please enter your name and email');
 * @example
 * const id = notify.info('Member removed', undefined, {
 *   action: { label: 'Undo', onClick: restore },
 *   duration: Infinity,
 * });
 * notify.dismiss(id);
 */
export const notify = {
  /** Shows news. */
  info: showing('info'),
  /** Shows that something worked. */
  success: showing('success'),
  /** Shows that something needs attention. */
  warning: showing('warning'),
  /** Shows that something failed and what to do about it. */
  error: showing('error'),
  /** Dismisses a notice; all of them without an id. */
  dismiss: (id?: string): void =>
    noticeStore.update((all) => (id === undefined ? [] : all.filter((notice) => notice.id !== id))),
} as const;
