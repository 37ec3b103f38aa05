// Not `afterPaint`: what this shared with the app would be a further file, whose name every document holds.
const painted = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

/** The elements of a page below its first screen: what follows the first of several, and the first of an article. */
function belowFirstScreen({ children }: Element): Element[] {
  const [first, ...others] = children;
  const isWhole = !first || (others.length > 0 && first.tagName !== 'ARTICLE');
  return isWhole ? others : [...others, ...belowFirstScreen(first)];
}

/** Adds an entry to the history as the router writes it, with how far the page before it was scrolled. */
function addEntry(address: string) {
  const { key = 'default', idx = 0 } = (history.state ?? {}) as { key?: string; idx?: number };
  const left = { [key]: scrollY };
  history.pushState({ key: String(Date.now()), idx: idx + 1, left }, '', address);
  addEventListener('popstate', () => {
    // Until the app listens.
    if (document.documentElement.dataset.awake === undefined) location.reload();
  });
}

async function show(next: Document) {
  // Somebody taps twice.
  if (next.URL === location.href) return;
  const main = document.getElementById('main') as HTMLElement;
  const frame = document.importNode(next.getElementById('root') as HTMLElement, true);
  const coming = frame.querySelector('main') as HTMLElement;
  const around = [...frame.childNodes];
  const below = belowFirstScreen(coming);
  const left = [...main.childNodes];

  addEntry(next.URL);
  for (const menu of document.querySelectorAll('[open]')) menu.removeAttribute('open');
  main.focus({ preventScroll: true });
  scrollTo({ top: 0, behavior: 'instant' });
  document.title = next.title;
  // The address that a browser's own share button passes on.
  const [canonical, other] = [document, next].map((page) => page.querySelector('[rel=canonical]'));
  if (other) canonical?.replaceWith(other.cloneNode());

  // Whole attributes: of one that was set by its parts, the browser leaves an empty one behind.
  for (const element of [...main.children, ...below]) {
    element.setAttribute('style', 'display:none');
  }
  // The footer stays below the screen.
  main.setAttribute('style', 'min-height:100vh');
  main.prepend(...coming.childNodes);
  await painted();

  for (const node of left) node.remove();
  for (const element of below) {
    element.removeAttribute('style');
    await painted();
  }
  while (main.previousSibling) main.previousSibling.remove();
  while (main.nextSibling) main.nextSibling.remove();
  const place = around.indexOf(coming);
  main.before(...around.slice(0, place));
  main.after(...around.slice(place + 1));
  main.removeAttribute('style');
}

let latest: Promise<unknown> = Promise.resolve();

/**
 * Shows the page of another document in this one before the app is awake, as the app would have shown it: at the top,
 * with the keyboard's focus, and with an entry in the history by which Back leads to where the visitor was. Its first
 * screen is shown at once and the rest bit by bit. Resolves once the document is the one that the app expects there;
 * rejects, with nothing done, where the other document is no page of the app.
 *
 * @param next - The document, parsed and without a window.
 * @param styles - Settles when the whole style sheet is there.
 */
export function turn(next: Document, styles: Promise<unknown>): Promise<void> {
  const shown = Promise.all([styles, latest]).then(() => show(next));
  latest = shown.catch(() => undefined);
  return shown;
}
