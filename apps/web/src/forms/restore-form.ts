import { useEffect, useEffectEvent, useLayoutEffect, type RefObject } from 'react';
import { useHydrated } from '../shared/use-hydrated.ts';
import { controlsOf, draftOf, saveField, saveTyped, type Control, type Draft } from './drafts.ts';
import { readUnsent } from './unsent.ts';

/** The field that the visitor uses, also if it is no longer in the document. */
let used: Control | undefined;

function setUsed(element: EventTarget | null) {
  used = (element as Partial<Control> | null)?.form ? (element as Control) : undefined;
}

/** Saves the text in a form, or in all forms of the document. */
export function saveFields(root: ParentNode) {
  for (const control of controlsOf(root)) {
    if (control.value && control.type !== 'radio') saveField(control);
  }
}

/** Prepares the hydration of the document: what is typed in its forms is restored if React renders them again. */
export function keepTyped() {
  saveFields(document);
  setUsed(document.activeElement);
  document.addEventListener('focusin', ({ target }) => setUsed(target));
}

/**
 * Gives the field that the visitor was using its text, focus and selection back, if React has rendered its form again: it does where
 * a translator, a password manager or an extension has changed the document before hydration.
 */
export function restoreFocus(element: HTMLFormElement | null | undefined) {
  if (
    !element ||
    !used?.form ||
    used.isConnected ||
    draftOf(used.form).form !== draftOf(element).form
  )
    return;
  const field = element.elements.namedItem(used.name) as Control | RadioNodeList | null;
  if (!field || field instanceof RadioNodeList) return;
  const { value, selectionStart, selectionEnd } = used;
  field.value = value;
  field.focus({ preventScroll: true });
  // Only text has a selection.
  if (typeof selectionStart === 'number') field.setSelectionRange(selectionStart, selectionEnd);
}

/** Fills the empty fields of a form from its draft; returns whether it is one that could not be sent. */
function restoreForm(element: HTMLFormElement): boolean {
  const sentAs = new FormData(element).get('endpoint');
  // Sent before hydration, by the browser.
  if (location.hash === `#${String(sentAs)}-subscribed`) saveTyped(draftOf(element).form);
  const draft = draftOf(element);
  const unsent = readUnsent().find(({ form }) => form === draft.form);
  const isTyped = Object.keys(draft.fields).length > 0;
  if (unsent && !isTyped) saveTyped(unsent.form, unsent);
  const fields: Draft['fields'] = { ...unsent?.fields, ...draft.fields };
  for (const control of controlsOf(element)) {
    const value = fields[control.name];
    if (value === undefined) continue;
    if (control.type === 'radio') control.checked = control.value === value;
    else control.value ||= value;
  }
  saveFields(element);
  restoreFocus(element);
  return unsent !== undefined;
}

/** Restores a form when it is shown, and calls a function if it could not be sent. */
export function useRestoredForm(form: RefObject<HTMLFormElement | null>, onUnsent?: () => void) {
  const hydrated = useHydrated();
  const restore = useEffectEvent((element: HTMLFormElement) => {
    if (restoreForm(element)) onUnsent?.();
  });
  // Not before the address is known, which determines the defaults of fields.
  useLayoutEffect(() => {
    if (hydrated && form.current) restore(form.current);
  }, [hydrated, form]);
  useEffect(() => void performance.mark('form:hydrated'), []);
}
