/** A notice that is shown. */
export interface Notice {
  readonly kind: 'success' | 'error';
  readonly title: string;
  readonly description: string;
  /** Counts the notices of the page; a notice that takes another's place has a number of its own. */
  readonly id: number;
}

let notices: readonly Notice[] = [];
let count = 0;
const listeners = new Set<() => void>();

function change(next: readonly Notice[]) {
  notices = next;
  for (const listener of listeners) listener();
}

function show(kind: Notice['kind'], title: string, description: string) {
  count += 1;
  const others = notices.filter((notice) => notice.title !== title);
  change([...others, { kind, title, description, id: count }]);
}

/** The notices that are shown, the oldest first. */
export const readNotices = (): readonly Notice[] => notices;

/** Calls a function whenever they change; returns what ends it. */
export function subscribeToNotices(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Takes a notice away; all of them without an id. */
export const dismissNotice = (id?: number): void =>
  change(id === undefined ? [] : notices.filter((notice) => notice.id !== id));

/**
 * Shows a notice in the `Toaster`, wherever it is called from; one with the same title takes the place of the one before.
 *
 * @example
 * notify.error('Missing Information', 'Please enter your name and email');
 */
export const notify = {
  /** Says that something worked. */
  success: (title: string, description: string): void => show('success', title, description),
  /** Says that something went wrong and what to do about it. */
  error: (title: string, description: string): void => show('error', title, description),
} as const;
