import { isTrackingRefused } from '../shell/arrival.ts';
import { sendLead } from '../shell/send.ts';
import { createOutbox, type Outbox } from './outbox.ts';
import { browserStore } from './store.ts';
import { unsentFlag } from './unsent-flag.ts';
import { firstPause, type Unsent } from './unsent.ts';

/** A message to other tabs: something has changed; `sent` has been delivered. */
interface TabMessage {
  readonly sent?: Unsent;
}

/** The longest delay of a timer, in milliseconds; longer ones overflow. */
const maxDelay = 2 ** 31 - 1;

let channel: BroadcastChannel | undefined;

function tellOtherTabs(message: TabMessage) {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no other origins
  channel?.postMessage(message);
}

let unsent: readonly Unsent[] = [];
const listeners = new Set<() => void>();
const sentListeners = new Set<(sent: Unsent) => void>();

/** Sets the flag by which the next visit knows whether to open the database. */
function saveFlag() {
  try {
    if (unsent.length > 0) localStorage.setItem(unsentFlag, 'unsent');
    else localStorage.removeItem(unsentFlag);
  } catch {
    // Storage may be blocked; the pages of the forms always open the database.
  }
}

const report = (error: unknown) => console.error(error);

let running: Outbox | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Schedules the next attempt while the page is open. */
function planNext() {
  clearTimeout(timer);
  const times = unsent
    .filter(({ reason }) => reason !== 'rejected')
    .map(({ notBefore }) => notBefore);
  if (times.length === 0 || !navigator.onLine) return;
  // Never at once: an attempt that could not be stored must not be repeated in a loop.
  const delay = Math.max(firstPause / 2, Math.min(...times) - Date.now());
  timer = setTimeout(() => void running?.flush('due').catch(report), Math.min(delay, maxDelay));
}

function show(next: readonly Unsent[]) {
  unsent = next;
  saveFlag();
  planNext();
  for (const listener of listeners) listener();
}

/** Creates the outbox of this page, which then listens to the network and to other tabs. */
function start(keptDays: number): Outbox {
  const outbox = createOutbox({
    store: browserStore,
    send: ({ lead, extras }) =>
      sendLead(lead, isTrackingRefused() ? { ...extras, attribution: undefined } : extras),
    // Without locks (on a page without HTTPS) only the idempotency key prevents that two tabs store a lead twice.
    withLock: async (task) =>
      navigator.locks ? navigator.locks.request(unsentFlag, task) : task(),
    keptDays,
    now: Date.now,
    random: Math.random,
    onChange(next) {
      show(next);
      tellOtherTabs({});
    },
    onSent(sent) {
      tellOtherTabs({ sent });
      for (const listener of sentListeners) listener(sent);
    },
  });
  addEventListener('online', () => void outbox.flush('now').catch(report));
  if ('BroadcastChannel' in globalThis) {
    channel = new BroadcastChannel(unsentFlag);
    channel.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => {
      if (data.sent) for (const listener of sentListeners) listener(data.sent);
      void outbox.list().then(show, report);
    });
  }
  return outbox;
}

/** The outbox of this page, created by the first call; it keeps unsent forms for `keptDays` days. */
export const browserOutbox = (keptDays: number): Outbox => (running ??= start(keptDays));

/** The unsent forms that this page knows of, oldest first. */
export const readUnsent = (): readonly Unsent[] => unsent;

/** Calls a function when the unsent forms change; returns a function that unsubscribes. */
export function subscribeToUnsent(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Calls a function with every form that this tab or another has delivered; returns a function that unsubscribes. */
export function subscribeToSent(listener: (sent: Unsent) => void) {
  sentListeners.add(listener);
  return () => void sentListeners.delete(listener);
}

/** Reads the unsent forms from the database again; without storage there are none. */
export const refreshUnsent = (keptDays: number) =>
  browserOutbox(keptDays)
    .list()
    .then(show, () => undefined);
