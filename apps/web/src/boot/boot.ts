/**
 * The only script a page runs by itself. It fetches the app when the browser is idle, wakes it when the
 * visitor first touches, points, focuses or types, and hands over what was done in the meantime.
 */
import { announcementKey } from '../shell/announcement-key.ts';
import type { AwakeApp, EarlyData } from './hydrate.tsx';
import { unsentFlag } from '../outbox/unsent-flag.ts';
import { noteArrival } from './arrival.ts';
import { opensElsewhere } from './opens-elsewhere.ts';
import { draftKey, loadChunk } from './reload.ts';

const root = document.documentElement;

/** Where the whole style sheet is, and what the app needs at this page: names of scripts, and addresses of data. */
const { styles: sheet, app: needs } = (document.querySelector('[data-app]') as HTMLElement)
  .dataset as Record<'styles' | 'app', string>;

/** Fetches something at low priority; settles whether or not it came. */
const addLink = (rel: string, href: string, media = '') =>
  new Promise((resolve) => {
    const link = document.createElement('link');
    const settle = { onload: resolve, onerror: resolve };
    Object.assign(link, { rel, href, media, fetchPriority: 'low', ...settle });
    document.head.append(link);
  });

const sheets: { print?: Promise<unknown>; all?: Promise<unknown> } = {};

/**
 * Brings the styles of every other page and of what the app alone shows. At first they count on paper only, because
 * styles are costly to apply. The page's own are in the document.
 *
 * Each medium has a link of its own, and waits for the one before: the browser would lay out the whole page anew,
 * and in fonts that came too late for it, if one link's medium changed or if they came in another order.
 */
const addStyles = async (media: 'all' | 'print') =>
  import.meta.env.PROD &&
  (sheets[media] ??= Promise.resolve(sheets.print).then(() => addLink('stylesheet', sheet, media)));

/** Data that came before the app was awake, by address; nothing where it did not come. */
const early: EarlyData = new Map();

/** What is still to be fetched. */
const missing = needs.split(' ');

/** Fetches a script or data, without evaluating it. */
function fetchAhead(name: string) {
  if (name[0] === '/')
    // It is kept here, for the browser's own cache would ask whether it still is as it was.
    early.set(
      name,
      fetch(name, { priority: 'low' })
        .then((answer) => answer.ok && answer.json())
        .catch(() => undefined),
    );
  else void addLink('modulepreload', `/assets/${name}.js`);
}

/** Settles when the page that a first tap has led to stands in the document. */
let turned: Promise<unknown> | undefined;

/** Whether the app is taking the document over, so that nothing else may change it. */
let isTaken = false;

let waking: Promise<AwakeApp> | undefined;

/** Fetches, evaluates and hydrates the app, once. After a failure a reload is offered, or it may be tried again. */
function wake(): Promise<AwakeApp> {
  waking ??= loadChunk(async () => {
    const styles = addStyles('all');
    for (const name of missing.splice(0)) fetchAhead(name);
    await turned;
    const { prepare } = await import('./hydrate.tsx');
    const hydrate = await prepare();
    // A tap may have come meanwhile.
    await turned;
    isTaken = true;
    return hydrate(styles, early);
  }).catch((error: unknown) => {
    waking = undefined;
    throw error;
  });
  return waking;
}

const report = console.error;

const wakeQuietly = () => void wake().catch(report);

/** The documents behind links that came into view, parsed, by address; nothing while they have not come. */
const documents = new Map<string, Document | null>([[location.href, null]]);

/** How many of them are fetched at most. */
const mostDocuments = 12;

const loadTurn = () => import('./turn.ts');

/** The document behind the link that an element stands in. */
const nextPage = (target: Element) => documents.get(target.closest?.('a')?.href as string);

/** Fetches the documents behind the links in view, so that a first tap can show them before the app is awake. */
function fetchNextPages() {
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      const { href } = target as HTMLAnchorElement;
      if (!isIntersecting || isTaken || documents.has(href) || documents.size > mostDocuments)
        continue;
      documents.set(href, null);
      const request = new XMLHttpRequest();
      request.open('GET', href);
      request.responseType = 'document';
      request.addEventListener('load', () => documents.set(href, request.responseXML));
      request.send();
    }
  });
  for (const link of document.querySelectorAll(
    'a[href^="/"]:not([data-by-need],[href*="#"],[href*="."])',
  ))
    observer.observe(link);
}

/** Wakes the app at the visitor's first doing. What may lead on at once need not wait for that. */
function wakeAtTouch({ type, target, movementX, movementY }: Partial<PointerEvent>) {
  const { dataset } = root;
  // A browser also tells of a resting pointer, when the page has come to lie under it.
  if (dataset.touched || (type === 'pointermove' && !movementX && !movementY)) return;
  if (type !== 'pointercancel' && nextPage(target as Element)) return void loadTurn();
  dataset.touched = 'yes';
  wakeQuietly();
}

const pageOf = (target: Element) => target.closest('main');

/** Whether the app answers to what happens here. */
const answers = (target: Element) =>
  (pageOf(target) ? root.dataset.page : root.dataset.awake) !== undefined;

/** Whether a click does what only the app can do. */
function asksTheApp(event: Event, target: Element): boolean {
  const control = target.closest('button, a[data-by-need]');
  // What a button commands, the browser does without any script.
  return control instanceof HTMLButtonElement
    ? control.type !== 'submit' && !control.commandForElement
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

/** Wakes what answers to an event, the app and, inside `main`, the page, and has it answer. */
async function handOver(event: Event, target: Element) {
  const app = await wake();
  if (pageOf(target)) await app.wakePage();
  app.repeat(event, held.get(target));
}

/**
 * Keeps a click on a button or on a link that does more than lead on, a choice, or a form's being sent or
 * refused, until the app can answer it. Whoever does it again meanwhile means it once.
 */
function hold(event: Event) {
  const { target, type } = event;
  if (!(target instanceof Element) || answers(target)) return;
  const next = nextPage(target);
  if (next && !isTaken && !opensElsewhere(event as MouseEvent)) {
    event.preventDefault();
    turned = loadTurn()
      .then(({ turn }) => turn(next, addStyles('all')))
      .catch(() => location.assign(next.URL));
    return;
  }
  const selector = answered[type];
  if (selector ? !target.matches(selector) : !asksTheApp(event, target)) return;
  event.preventDefault();
  // React, half awake, would answer it too.
  event.stopPropagation();
  if (!held.has(target))
    void handOver(event, target)
      .catch(report)
      .then(() => held.delete(target));
  held.set(target, (target as HTMLSelectElement).value);
}

try {
  const { [announcementKey]: announcement, [unsentFlag]: unsent } = localStorage;
  if (announcement) root.dataset.announcement = announcement;
  noteArrival();
  if (unsent) {
    void import('../outbox/resume.ts')
      .then(({ resume }) => resume(() => addStyles('all')))
      .catch(report);
  }
  if (sessionStorage[draftKey]) {
    void import('./restore-draft.ts').then(({ restoreDraft }) => restoreDraft(), report);
  }
} catch {
  // Storage may be blocked: then there is nothing to go on with.
}

for (const type of ['pointerdown', 'pointercancel', 'keydown', 'focusin'])
  addEventListener(type, wakeAtTouch);
for (const type of ['click', ...Object.keys(answered)]) addEventListener(type, hold, true);

// What the browser has refused in its own words, which it tells of once more, and what was chosen, before this script
// was there. A browser that does not know these selectors finds nothing.
for (const control of document.querySelectorAll<HTMLSelectElement>(
  'main :is(:user-invalid,select:user-valid)',
))
  if (control.checkValidity()) control.dispatchEvent(new Event('change'));

/** Leads to the page's search at `/`, unless the visitor is typing or holds another key. */
addEventListener('keydown', (event) => {
  const field = document.querySelector<HTMLElement>('main [type=search]');
  const isTyping = document.activeElement?.matches('input,textarea,select');
  if (event.key !== '/' || !field || isTyping || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  field.focus();
});

const whenIdle: (run: () => void, options?: IdleRequestOptions) => void =
  window.requestIdleCallback ?? ((run) => setTimeout(run, 200));

/** Resolves in an idle moment; in a while at the latest, for a browser under load may tell of none for long. */
const idle = () => new Promise<void>((resolve) => whenIdle(resolve, { timeout: 2000 }));

/** Fetches the app without evaluating it, file by file in idle moments: it takes long to ask for all at once. */
async function fetchApp() {
  await idle();
  void addStyles('print');
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (connection?.saveData) return;
  for (let name: string | undefined; (name = missing.shift()); await idle()) fetchAhead(name);
  fetchNextPages();
  // Whoever only reads has time for the styles now: then the first touch need not wait for them.
  setTimeout(() => whenIdle(() => addStyles('all')), 1500);
}

// What the first paint must not wait for. Not in a frame of its own: a callback in the first frame would belong to what
// is painted.
new PerformanceObserver((_, observer) => {
  observer.disconnect();
  addEventListener('pointermove', wakeAtTouch);
  // Part of the page may be there for the app to show only, but for what names a campaign.
  const waits = /[?&](?!utm_)|#./.test(location.href) || document.querySelector('[data-wake]');
  if (import.meta.env.DEV || waits) wakeQuietly();
  else if (document.readyState === 'complete') void fetchApp();
  else addEventListener('load', fetchApp);
}).observe({ type: 'paint', buffered: true });
