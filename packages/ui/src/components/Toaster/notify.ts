import type { ReactNode } from 'react';

/** What a notice can say: some news, that something worked, that something needs care, that something failed. */
export const noticeKinds = ['info', 'success', 'warning', 'error'] as const;

/** One of `noticeKinds`. */
export type NoticeKind = (typeof noticeKinds)[number];

/** The one thing that a notice lets the visitor do. */
export interface NoticeAction {
  /** The words of its button. */
  readonly label: string;
  /** What the button does; the notice goes away afterwards. */
  readonly onClick: () => void;
  /**
   * How to do the same without the button, for those who are told of the notice and can't reach it in time.
   * @default label
   */
  readonly altText?: string | undefined;
}

/** What a notice may have besides its texts. */
export interface NoticeOptions {
  /** Tells the notice from others: it takes the place of one with the same id. Left out, it stands beside the others. */
  readonly id?: string | undefined;
  /** What the visitor may do about it. */
  readonly action?: NoticeAction | undefined;
  /**
   * How long it stays unless somebody points at it or focuses it, in milliseconds; `Infinity` until it is dismissed.
   * @default 8000
   */
  readonly duration?: number | undefined;
}

/** A notice that is shown. */
export interface Notice extends NoticeOptions {
  readonly id: string;
  readonly kind: NoticeKind;
  readonly title: ReactNode;
  readonly description: ReactNode;
  /** Counts the notices of the page; a notice that takes another's place has a number of its own. */
  readonly count: number;
}

let notices: readonly Notice[] = [];
let count = 0;
const listeners = new Set<() => void>();

function change(next: readonly Notice[]) {
  notices = next;
  for (const listener of listeners) listener();
}

/** Shows a notice and returns its id. */
type ShowNotice = (title: ReactNode, description?: ReactNode, options?: NoticeOptions) => string;

const showing =
  (kind: NoticeKind): ShowNotice =>
  (title, description, options = {}) => {
    count += 1;
    const { id = `notice-${count}` } = options;
    const others = notices.filter((notice) => notice.id !== id);
    change([...others, { ...options, id, kind, title, description, count }]);
    return id;
  };

/** The notices that are shown, the oldest first. */
export const readNotices = (): readonly Notice[] => notices;

/** Calls a function whenever they change; returns what ends it. */
export function subscribeToNotices(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

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
  /** Says some news. */
  info: showing('info'),
  /** Says that something worked. */
  success: showing('success'),
  /** Says that something needs care. */
  warning: showing('warning'),
  /** Says that something went wrong and what to do about it. */
  error: showing('error'),
  /** Takes a notice away; all of them without an id. */
  dismiss: (id?: string): void =>
    change(id === undefined ? [] : notices.filter((notice) => notice.id !== id)),
} as const;
