import { draftOf, findDraft, saveDraft, saveField, unsentOf, type Draft } from './drafts.ts';

/** The element that has the focus, also if it is no longer in the document. */
let used: Element | null = null;

/** Saves what is typed before hydration, so that it is restored if React renders a form again. */
export function keepTyped() {
  const fields = document.querySelectorAll<HTMLInputElement>('form :is(input, textarea)');
  for (const field of fields) if (field.value !== field.defaultValue) saveField(field);
  used = document.activeElement;
  document.addEventListener('focusin', ({ target }) => (used = target as Element));
}

/** Forgets the field in use with its page, so that its text is not taken for one of the next page. */
export const forgetUsed = () => {
  used = null;
};

const fieldOf = (form: HTMLFormElement, name: string) =>
  form.elements.namedItem(name) as HTMLInputElement | RadioNodeList | null;

/**
 * Restores text, focus and selection of the field in use if React has rendered its form again, as
 * where a translator, a password manager or an extension changed the document before hydration.
 */
export function restoreFocus(form: HTMLFormElement | null | undefined) {
  if (!form || !used?.matches('input, select, textarea') || used.isConnected) return;
  const { name, value, selectionStart, selectionEnd } = used as HTMLInputElement;
  const field = fieldOf(form, name);
  if (!field || field instanceof RadioNodeList) return;
  field.value = value;
  field.focus({ preventScroll: true });
  // Only text has a selection.
  if (typeof selectionStart === 'number') field.setSelectionRange(selectionStart, selectionEnd);
}

/** Fills the untouched fields of a form from its draft; returns it if it has not arrived. */
export function restoreForm(element: HTMLFormElement): Draft | undefined {
  const { form } = draftOf(element);
  if (findDraft(form)?.isPosted && element.querySelector('[id$="-subscribed"]:target'))
    saveDraft(form);
  const unsent = unsentOf(form);
  if (unsent[0] && !findDraft(form)) saveDraft(form, unsent[0]);
  const addressed = new URLSearchParams(location.search);
  for (const [name, value] of Object.entries(draftOf(element).fields)) {
    const field = fieldOf(element, name);
    if (!field) continue;
    // A choice is in the address, if only because a link made it.
    const isUntouched =
      field instanceof RadioNodeList ? !addressed.has(name) : field.value === field.defaultValue;
    if (isUntouched) field.value = value;
  }
  restoreFocus(element);
  // What another tab could not send is not what this form holds.
  const own = findDraft(form);
  return unsent.some(({ startedAt }) => startedAt === own?.startedAt) ? own : undefined;
}
