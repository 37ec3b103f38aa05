/**
 * The only script a page runs by itself. It fetches the app when the browser is idle, wakes it when the
 * visitor first touches, points, focuses or types, and hands over what was done in the meantime.
 */
import { wasDismissed } from '../app/announcement.ts';
import type { AwakeApp, EarlyData } from './hydrate.tsx';
import { unsentFlag } from '../features/outbox/unsent-flag.ts';
import { opensElsewhere } from './opens-elsewhere.ts';
import { draftKey, offerReload, tryTwice } from './reload.ts';

const root = document.documentElement;

const script = document.querySelector<HTMLScriptElement>('script[data-app]');

/** Fetches something at low priority; settles whether or not it came. */
function addLink(rel: string, href: string, media = '') {
  const link = document.createElement('link');
  const came = new Promise((resolve) => {
    for (const type of ['load', 'error']) link.addEventListener(type, resolve);
  });
  Object.assign(link, { rel, href, media, fetchPriority: 'low' });
  document.head.append(link);
  return came;
}

const sheets = new Map<string, Promise<unknown>>();

/**
 * Brings the styles of every other page and of what the app alone shows. At first they count on paper only, because
 * styles are costly to apply. The page's own are in the document.
 *
 * Each medium has a link of its own, and waits for the one before: the browser would lay out the whole page anew,
 * and in fonts that came too late for it, if one link's medium changed or if they came in another order.
 */
function addStyles(media: 'all' | 'print') {
  const href = script?.dataset.styles;
  if (!href) return undefined;
  const came =
    sheets.get(media) ??
    Promise.all(sheets.values()).then(() => addLink('stylesheet', href, media));
  sheets.set(media, came);
  return came;
}

/** Data that came before the app was awake, by address; nothing where it did not come. */
const early: EarlyData = new Map();

let waking: Promise<AwakeApp> | undefined;

/** Fetches, evaluates and hydrates the app, once. After a failure a reload is offered, or it may be tried again. */
function wake(): Promise<AwakeApp> {
  waking ??= tryTwice(async () => {
    const styles = addStyles('all');
    const { hydrate } = await import('./hydrate.tsx');
    // In a task of its own: the evaluation takes long enough.
    await new Promise((resolve) => setTimeout(resolve));
    return hydrate(styles, early);
  }).catch((error: unknown) => {
    waking = undefined;
    offerReload();
    throw error;
  });
  return waking;
}

const report = (error: unknown) => console.error(error);

const wakeQuietly = () => void wake().catch(report);

/** Wakes the app at the visitor's first doing. */
function wakeAtTouch({ type, movementX, movementY }: Partial<PointerEvent>) {
  // A browser also tells of a resting pointer, when the page has come to lie under it.
  const { dataset } = root;
  if (dataset.touched || (type === 'pointermove' && !movementX && !movementY)) return;
  dataset.touched = 'yes';
  wakeQuietly();
}

/** Whether the browser does what the button is for without any script. */
const isNative = (button: HTMLButtonElement) =>
  button.matches('[commandfor]') && 'commandForElement' in button;

const pageOf = (target: Element) => target.closest('main');

/** Whether the app answers to what happens here. */
const answers = (target: Element) =>
  (pageOf(target) ? root.dataset.page : root.dataset.awake) !== undefined;

/** Wakes what answers to events at an element: the app and, inside `main`, the page. */
async function wakeFor(target: Element) {
  const app = await wake();
  if (pageOf(target)) await app.wakePage();
  return app;
}

/** Whether a click does what only the app can do. */
function asksTheApp(event: Event, target: Element): boolean {
  const control = target.closest('button, a[data-by-need]');
  return control instanceof HTMLButtonElement
    ? control.type !== 'submit' && !isNative(control)
    : control !== null && !opensElsewhere(event as MouseEvent);
}

/** What else the app answers to, by the kind of event. */
const answered: Readonly<Record<string, string>> = {
  submit: '[method]',
  invalid: '*',
  change: 'select',
};

/** What has been held, with what stands in it where it is a field. */
const held = new Map<Element, string>();

/**
 * Keeps a click on a button or on a link that does more than lead on, a choice, or a form's being sent or
 * refused, until the app can answer it. Whoever does it again meanwhile means it once.
 */
function hold(event: Event) {
  const { target, type } = event;
  if (!(target instanceof Element) || answers(target)) return;
  const selector = answered[type];
  if (selector ? !target.matches(selector) : !asksTheApp(event, target)) return;
  event.preventDefault();
  // React, half awake, would answer it too.
  event.stopPropagation();
  if (!held.has(target))
    void wakeFor(target)
      .then((app) => app.repeat(event, held.get(target)), report)
      .then(() => held.delete(target));
  held.set(target, (target as HTMLSelectElement).value);
}

try {
  if (localStorage.getItem(unsentFlag)) {
    void import('../features/outbox/resume.ts')
      .then(({ resume }) => resume(() => addStyles('all')))
      .catch(report);
  }
  if (sessionStorage.getItem(draftKey)) {
    void import('./restore-draft.ts').then(({ restoreDraft }) => restoreDraft(), report);
  }
} catch {
  // Storage may be blocked: then there is nothing to go on with.
}

const { referrer } = document;
if ((referrer && !referrer.startsWith(`${location.origin}/`)) || location.search.includes('utm_')) {
  void import('../app/attribution.ts').then(({ noteTouch }) => noteTouch()).catch(report);
}

if (wasDismissed()) root.dataset.announcement = 'dismissed';

for (const type of ['pointerdown', 'keydown', 'focusin']) addEventListener(type, wakeAtTouch);
for (const type of ['click', ...Object.keys(answered)]) addEventListener(type, hold, true);

// The browser has refused a form before this script was there, in its own words.
const refused =
  CSS.supports('selector(:user-invalid)') &&
  document.querySelector<HTMLInputElement>('main :user-invalid');
if (refused) void wakeFor(refused).then(() => refused.form?.reportValidity(), report);

/** Leads to the page's search at `/`, unless the visitor is typing or holds another key. */
addEventListener('keydown', (event) => {
  const { target } = event;
  const isTyping =
    target instanceof HTMLElement && target.matches('input,textarea,select,[contenteditable]');
  if (event.key !== '/' || isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
  const field = document.querySelector<HTMLElement>('main [type=search]');
  if (field) event.preventDefault();
  field?.focus();
});

const { connection } = navigator as { connection?: { saveData?: boolean } };

const whenIdle: (run: () => void, options?: IdleRequestOptions) => void =
  window.requestIdleCallback ?? ((run) => setTimeout(run, 200));

/** Resolves in an idle moment; in a while at the latest, for a browser under load may tell of none for long. */
const idle = () => new Promise<void>((resolve) => whenIdle(resolve, { timeout: 2000 }));

/** Fetches data as it is today. It is kept here, for the browser's own cache would ask whether it still is. */
const fetchEarly = async (address: string) => {
  const answer = await fetch(address, { priority: 'low' });
  return answer.ok && answer.json();
};

/** Fetches the app without evaluating it, file by file in idle moments: it takes long to ask for all at once. */
async function fetchApp() {
  await idle();
  void addStyles('print');
  if (connection?.saveData) return;
  for (const href of script?.dataset.app?.split(' ') ?? []) {
    await idle();
    // A script goes by its name alone.
    if (href.startsWith('/'))
      early.set(
        href,
        fetchEarly(href).catch(() => undefined),
      );
    else addLink('modulepreload', `/assets/${href}.js`);
  }
  // Whoever only reads has time for the styles now: then the first touch need not wait for them.
  setTimeout(() => whenIdle(() => addStyles('all')), 1500);
}

/** Starts what the first paint must not wait for. */
function start() {
  addEventListener('pointermove', wakeAtTouch);
  const { readyState } = document;
  // Part of the page may be there for the app to show only.
  const waits = location.search || location.hash || document.querySelector('[data-wake]');
  if (import.meta.env.DEV || waits) wakeQuietly();
  else if (readyState === 'complete') void fetchApp();
  else addEventListener('load', fetchApp, { once: true });
}

// Not in a frame of its own: a callback in the first frame would belong to what is painted.
new PerformanceObserver((_, observer) => {
  observer.disconnect();
  start();
}).observe({ type: 'paint', buffered: true });
