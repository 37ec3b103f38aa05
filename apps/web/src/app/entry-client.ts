/**
 * The script of every document. Hydrates the app when the page has loaded and the browser is idle,
 * or at the visitor's first intent; under `Save-Data` at intent only. Until then it is plain HTML.
 */
import { saveField, savePosted } from '../forms/drafts.ts';
import { hideDismissedAnnouncement } from './announcement.ts';
import { saveArrival, visitsUrl } from '../visits/arrival.ts';
import { isIntent } from '../navigation/is-intent.ts';
import { idle, renderBelowFold } from '../navigation/below-fold.ts';
import { earlyTap } from '../shared/early-tap.ts';
import { loadChunk } from '../shared/load-chunk.ts';

const intents = ['pointerdown', 'pointermove', 'keydown', 'focusin'];

const { connection } = navigator as { connection?: { saveData?: boolean } };

let hydration: Promise<void> | undefined;

async function loadAndHydrate() {
  try {
    await loadChunk(async () => {
      const app = await import('./hydrate.tsx');
      // Yields to the browser after the evaluation of React, so that input is handled first.
      await new Promise((resolve) => setTimeout(resolve));
      await app.hydrate();
    });
    for (const intent of intents) removeEventListener(intent, onIntent);
  } catch (error) {
    hydration = undefined;
    console.error(error);
  }
}

/** Hydrates the app once. If it fails to load, a reload is offered, and the next intent retries. */
function hydrate() {
  hydration ??= loadAndHydrate();
}

function onIntent(event: Event) {
  if (isIntent(event)) hydrate();
}

/** Resolves at the first paint: at once if it has been, or if the browser does not report it. */
const firstPaint = () =>
  new Promise<unknown>((resolve) =>
    PerformanceObserver.supportedEntryTypes.includes('paint')
      ? new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true })
      : resolve(undefined),
  );

/** Hydrates the page and renders the rest of it when it has loaded and the browser is idle. */
async function continueWhenIdle() {
  if (document.readyState !== 'complete')
    await new Promise((resolve) => addEventListener('load', resolve, { once: true }));
  // On a slow device a large page loads sooner than it is painted.
  await firstPaint();
  await idle();
  if (!connection?.saveData) hydrate();
  // While the app loads.
  renderBelowFold();
}

const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
// While the page loads, a reload and Back scroll to the earlier position, and a hash to its target.
if (navigation?.type !== 'navigate' || location.hash) renderBelowFold();
hideDismissedAnnouncement();
saveArrival();
addEventListener('click', ({ target }) => (earlyTap.target = target));
addEventListener('input', ({ target }) => saveField(target as HTMLInputElement));
addEventListener('submit', ({ target, defaultPrevented }) => {
  // The app sends it.
  if (defaultPrevented) return;
  earlyTap.form = target;
  savePosted(target as HTMLFormElement);
});
if (visitsUrl()) {
  import('../visits/visits.ts').then(({ countVisit }) => countVisit(), console.error);
}

for (const intent of intents) addEventListener(intent, onIntent, { passive: true });
// The server's HTML ignores the query, which determines what the library shows.
if (location.search) hydrate();
void continueWhenIdle();
