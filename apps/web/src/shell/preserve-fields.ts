type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const focusable = 'a[href], button, input, select, textarea, summary, [tabindex]';

/** What an element has in common with the one that takes its place: ids differ where React renders anew. */
const identityOf = (element: Element) =>
  [element.tagName, element.getAttribute('name'), element.getAttribute('href')].join();

/** The element of another list that stands for one of this list: the same of the same kind, counted from the first. */
function counterpartOf(
  element: Element,
  list: readonly Element[],
  others: readonly Element[],
): HTMLElement | undefined {
  const isAlike = (other: Element) => identityOf(other) === identityOf(element);
  const index = list.filter(isAlike).indexOf(element);
  return others.filter(isAlike)[index] as HTMLElement | undefined;
}

const isControl = (element: Element): element is Control =>
  element.matches('input, select, textarea');

/** Sets a value as the browser does when somebody types: React overrides the property on each element to notice what scripts set. */
function typeInto(control: Control, value: string) {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(
    control,
    value,
  );
  control.dispatchEvent(new Event('input', { bubbles: true }));
  control.dispatchEvent(new Event('change', { bubbles: true }));
}

function copyState(from: Control, to: Control) {
  if (from instanceof HTMLInputElement && /^(radio|checkbox)$/.test(from.type)) {
    (to as HTMLInputElement).checked = from.checked;
  } else if (from.value !== to.value) {
    typeInto(to, from.value);
  }
}

function copySelection(from: Element, to: HTMLElement) {
  if (!('setSelectionRange' in from) || !('setSelectionRange' in to)) return;
  const { selectionStart, selectionEnd, selectionDirection } = from as HTMLInputElement;
  // Only fields of text have one; the others tell null.
  if (selectionStart !== null)
    (to as HTMLInputElement).setSelectionRange(
      selectionStart,
      selectionEnd,
      selectionDirection ?? 'none',
    );
}

/** How long a part that has its own script may take to come back, in milliseconds. */
const patience = 20_000;

/**
 * Watches what a visitor types and focuses in the server's HTML. Where a translator, a password manager or an extension
 * has changed the document, React renders that part anew and the browser's state of it would be lost.
 *
 * @returns Puts back, into the elements that take their place, what was in elements that are gone.
 */
export function preserveFields(root: HTMLElement): () => void {
  const { pathname } = location;
  const elements: readonly Element[] = [...root.querySelectorAll(focusable)];
  const restored = new Set<Element>();
  let focused = document.activeElement;
  root.addEventListener('focusin', ({ target }) => (focused = target as Element));

  /** Whether everything that is gone has been put back, as far as it has a place. */
  function restore(): boolean {
    const gone = elements.filter((element) => !element.isConnected && !restored.has(element));
    if (gone.length === 0) return true;
    const current = [...root.querySelectorAll(focusable)];
    for (const element of gone) {
      const counterpart = counterpartOf(element, elements, current);
      if (!counterpart) continue;
      restored.add(element);
      if (isControl(element) && isControl(counterpart)) copyState(element, counterpart);
      if (element !== focused) continue;
      counterpart.focus({ preventScroll: true });
      copySelection(element, counterpart);
    }
    return gone.every((element) => restored.has(element));
  }

  return () => {
    if (restore()) return;
    // A part that is loaded lazily comes back later.
    const observer = new MutationObserver(() => {
      if (location.pathname !== pathname || restore()) observer.disconnect();
    });
    observer.observe(root, { childList: true, subtree: true });
    setTimeout(() => observer.disconnect(), patience);
  };
}
