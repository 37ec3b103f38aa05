const { documentElement: root } = document;

const painted = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

/** The elements of a page below its first screen: what follows the first of several, and the first of an article. */
function belowFirstScreen({ children }: Element): Element[] {
  const [first, ...others] = children;
  const isWhole = !first || (others.length > 0 && first.tagName !== 'ARTICLE');
  return isWhole ? others : [...others, ...belowFirstScreen(first)];
}

/**
 * Shows the page of another document in this one before the app is awake, as the app would have shown it: at the top,
 * with the keyboard's focus, and with an entry in the history by which Back leads to where the visitor was. Its first
 * screen is shown at once and the rest bit by bit. Resolves once the document is the one that the app expects there;
 * rejects, with nothing done, where the other document is no page of the app.
 *
 * @param next - The document, parsed and without a window.
 * @param styles - Settles when the whole style sheet is there.
 */
export async function turn(next: Document, styles: Promise<unknown>): Promise<void> {
  await styles;
  const main = document.getElementById('main') as HTMLElement;
  const coming = next.getElementById('main') as HTMLElement;
  const around = [...(coming.parentNode as Node).childNodes];
  const below = belowFirstScreen(coming);
  const left = [...main.childNodes];

  for (const dialog of document.querySelectorAll('dialog')) dialog.close();
  for (const menu of document.querySelectorAll('header details')) menu.removeAttribute('open');
  root.dataset.left = String(scrollY);
  history.scrollRestoration = 'manual';
  main.focus({ preventScroll: true });
  scrollTo({ top: 0, behavior: 'instant' });
  // As the router would have written it.
  history.pushState({ key: String(Date.now()), idx: 1 }, '', next.URL);
  addEventListener('popstate', () => {
    // Until the app listens.
    if (root.dataset.awake === undefined) location.reload();
  });
  document.title = next.title;
  for (const selector of ['[name=description]', '[rel=canonical]']) {
    const element = next.querySelector(selector);
    if (element) document.querySelector(selector)?.replaceWith(element);
  }

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
