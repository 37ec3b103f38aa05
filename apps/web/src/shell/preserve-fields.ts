import { isCheckable, type Control } from './page-fields.ts';

const focusable = 'a[href], button, input, select, textarea, summary, [tabindex]';

/** The features by which the replacement of an element is found; ids differ when React renders again. */
const identityOf = (element: Element) =>
  [element.tagName, element.getAttribute('name'), element.getAttribute('href')].join();

/** The replacement of an element: the one with the same identity and position in the other list. */
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

/** Sets a value as typing does. The prototype's setter is needed because React tracks values that are set on the element. */
function typeInto(control: Control, value: string) {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(
    control,
    value,
  );
  control.dispatchEvent(new Event('input', { bubbles: true }));
  control.dispatchEvent(new Event('change', { bubbles: true }));
}

function copyState(from: Control, to: Control) {
  if (isCheckable(from)) {
    (to as HTMLInputElement).checked = from.checked;
  } else if (from.value !== to.value) {
    typeInto(to, from.value);
  }
}

function copySelection(from: Element, to: HTMLElement) {
  if (!('setSelectionRange' in from) || !('setSelectionRange' in to)) return;
  const { selectionStart, selectionEnd, selectionDirection } = from as HTMLInputElement;
  // `null` for fields that are not text.
  if (selectionStart !== null)
    (to as HTMLInputElement).setSelectionRange(
      selectionStart,
      selectionEnd,
      selectionDirection ?? 'none',
    );
}

/** How long to wait for a lazily loaded part, in milliseconds. */
const timeout = 20_000;

/**
 * Tracks the fields and the focus in the server's HTML. If a translator, a password manager or an extension has changed the document,
 * React renders that part again, and values, focus and selection would be lost.
 *
 * @returns A function that restores the state of removed elements in their replacements.
 */
export function preserveFields(root: HTMLElement): () => void {
  const { pathname } = location;
  const elements: readonly Element[] = [...root.querySelectorAll(focusable)];
  const restored = new Set<Element>();
  let focused = document.activeElement;
  root.addEventListener('focusin', ({ target }) => (focused = target as Element));

  /** Restores what it can; returns whether nothing is left to restore. */
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
    // Lazily loaded parts are rendered later.
    const observer = new MutationObserver(() => {
      if (location.pathname !== pathname || restore()) observer.disconnect();
    });
    observer.observe(root, { childList: true, subtree: true });
    setTimeout(() => observer.disconnect(), timeout);
  };
}
