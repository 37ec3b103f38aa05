import { isTrackingRefused } from '../shell/arrival.ts';
import { sendLead } from '../shell/send.ts';
import { createOutbox, type Outbox } from './outbox.ts';
import { browserStore } from './store.ts';
import { unsentFlag } from './unsent-flag.ts';
import { firstPause, type Unsent } from './unsent.ts';

/** What other tabs are told: that something has changed, and what was delivered. */
interface News {
  readonly sent?: Unsent;
}

/** How long a timer may wait at most, in milliseconds: longer ones overflow. */
const longestTimer = 2 ** 31 - 1;

let channel: BroadcastChannel | undefined;

function tellOthers(news: News) {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no other origins
  channel?.postMessage(news);
}

let unsent: readonly Unsent[] = [];
const listeners = new Set<() => void>();
const sentListeners = new Set<(sent: Unsent) => void>();

/** Has the next visit look into the database, and only then. */
function raiseFlag() {
  try {
    if (unsent.length > 0) localStorage.setItem(unsentFlag, 'unsent');
    else localStorage.removeItem(unsentFlag);
  } catch {
    // Local storage may be blocked: then the pages of the forms look by themselves.
  }
}

const report = (error: unknown) => console.error(error);

let running: Outbox | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Sends what comes due while the page is open. */
function planNext() {
  clearTimeout(timer);
  const moments = unsent
    .filter(({ reason }) => reason !== 'rejected')
    .map(({ notBefore }) => notBefore);
  if (moments.length === 0 || !navigator.onLine) return;
  // Never at once: what cannot be noted as tried must not be sent again and again.
  const wait = Math.max(firstPause / 2, Math.min(...moments) - Date.now());
  timer = setTimeout(() => void running?.flush('due').catch(report), Math.min(wait, longestTimer));
}

function show(next: readonly Unsent[]) {
  unsent = next;
  raiseFlag();
  planNext();
  for (const listener of listeners) listener();
}

/** Makes the outbox of this page, which from then on follows the network and the other tabs. */
function start(keptDays: number): Outbox {
  const outbox = createOutbox({
    store: browserStore,
    send: ({ lead, extras }) =>
      sendLead(lead, isTrackingRefused() ? { ...extras, attribution: undefined } : extras),
    // Without locks (a page without HTTPS) the idempotency key alone keeps two tabs from storing twice.
    alone: async (task) => (navigator.locks ? navigator.locks.request(unsentFlag, task) : task()),
    keptDays,
    now: Date.now,
    random: Math.random,
    onChange(next) {
      show(next);
      tellOthers({});
    },
    onSent(sent) {
      tellOthers({ sent });
      for (const listener of sentListeners) listener(sent);
    },
  });
  addEventListener('online', () => void outbox.flush('now').catch(report));
  if ('BroadcastChannel' in globalThis) {
    channel = new BroadcastChannel(unsentFlag);
    channel.addEventListener('message', ({ data }: MessageEvent<News>) => {
      if (data.sent) for (const listener of sentListeners) listener(data.sent);
      void outbox.list().then(show, report);
    });
  }
  return outbox;
}

/** The outbox of this page, which the first call starts. It keeps unsent forms for so many days. */
export const browserOutbox = (keptDays: number): Outbox => (running ??= start(keptDays));

/** What is unsent, as far as this page knows; the oldest first. */
export const readUnsent = (): readonly Unsent[] => unsent;

/** Calls a function whenever that changes; returns what ends it. */
export function subscribeToUnsent(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Calls a function with every form that this tab or another one has delivered; returns what ends it. */
export function subscribeToSent(listener: (sent: Unsent) => void) {
  sentListeners.add(listener);
  return () => void sentListeners.delete(listener);
}

/** Reads what is unsent. Where nothing can be kept there is nothing. */
export const lookAgain = (keptDays: number) =>
  browserOutbox(keptDays)
    .list()
    .then(show, () => undefined);
