/**
 * The script of every document. It hydrates the app when the page has loaded and the browser is idle, or at the
 * visitor's first intent; under `Save-Data` at intent only. Until then everything works as plain HTML.
 */
import { hideDismissedAnnouncement } from './announcement.ts';
import { noteArrival } from './arrival.ts';
import { loadChunk } from './load-chunk.ts';

const intents = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'focusin'];

let hydration: Promise<void> | undefined;

async function loadAndHydrate() {
  try {
    await loadChunk(async () => {
      const app = await import('./hydrate.tsx');
      // A task of its own: between it and the evaluation of React the browser answers the visitor.
      await new Promise((resolve) => setTimeout(resolve));
      await app.hydrate();
    });
    for (const intent of intents) removeEventListener(intent, noteIntent);
  } catch (error) {
    hydration = undefined;
    console.error(error);
  }
}

/** Hydrates the app, once. What does not load has a reload offered, and is tried again at the next intent. */
function hydrate() {
  hydration ??= loadAndHydrate();
}

const hasMoved = ({ movementX, movementY }: PointerEvent) => movementX !== 0 || movementY !== 0;

function noteIntent(event: Event) {
  // Chromium tells of a move, of no distance, when a page appears under a mouse that rests.
  if (event.type === 'pointermove' && !hasMoved(event as PointerEvent)) return;
  hydrate();
}

/** Resolves when the page has loaded and the browser has nothing else to do. */
async function idleAfterLoad() {
  if (document.readyState !== 'complete')
    await new Promise((resolve) => addEventListener('load', resolve, { once: true }));
  // Safari has no such call. A browser under load may tell of no idle moment for long.
  await new Promise<unknown>((resolve) =>
    'requestIdleCallback' in window
      ? requestIdleCallback(resolve, { timeout: 1000 })
      : setTimeout(resolve, 200),
  );
}

hideDismissedAnnouncement();
noteArrival();
if (import.meta.env.VITE_VISITS_URL) {
  import('../visits/count-pages.ts').then(({ countPages }) => countPages(), console.error);
}

const { connection } = navigator as { connection?: { saveData?: boolean } };
for (const intent of intents) addEventListener(intent, noteIntent, { passive: true });
// The server's HTML knows nothing of the query, which chooses what the library shows.
if (location.search) hydrate();
else if (!connection?.saveData) void idleAfterLoad().then(hydrate);
