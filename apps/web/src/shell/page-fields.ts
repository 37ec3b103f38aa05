/** An element that takes input. */
export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The value of a field. */
interface FieldState {
  readonly value: string;
  readonly checked?: boolean;
}

/** The values of a page's fields, by name and position. */
export type PageState = Readonly<Record<string, FieldState>>;

const storageKey = 'cornerbell:fields';

/** Matches the fields whose values are not in the address, as those of a search are. */
const fieldSelector = 'main form:not([role=search]) :is(input, select, textarea)[name]';

/** The fields of the page with unique keys; names are not unique, because radio buttons share one. */
function* fieldsOfPage(): Generator<readonly [key: string, control: Control]> {
  const counts = new Map<string, number>();
  for (const control of document.querySelectorAll<Control>(fieldSelector)) {
    const count = counts.get(control.name) ?? 0;
    counts.set(control.name, count + 1);
    yield [`${control.name}:${count}`, control];
  }
}

/** Whether a control is a radio button or check box. */
export const isCheckable = (control: Control): control is HTMLInputElement =>
  /^(radio|checkbox)$/.test(control.type);

/** Reads the fields of the page. */
export function readFields(): PageState {
  const fields: Record<string, FieldState> = {};
  for (const [key, control] of fieldsOfPage()) {
    fields[key] = {
      value: control.value,
      ...(isCheckable(control) && { checked: control.checked }),
    };
  }
  return fields;
}

/** Fills in the fields of the page. */
export function fillFields(fields: PageState) {
  for (const [key, control] of fieldsOfPage()) {
    const field = fields[key];
    if (!field) continue;
    if (isCheckable(control)) control.checked = field.checked ?? false;
    else control.value = field.value;
  }
}

/** Stores the fields of the page for a reload. */
export function saveFieldsForReload(): void {
  try {
    const saved = { path: location.pathname, fields: readFields() };
    sessionStorage.setItem(storageKey, JSON.stringify(saved));
  } catch {
    // Storage may be blocked or full; the fields are then empty after the reload.
  }
}

/** Restores the fields after a reload, once. */
export function restoreFieldsAfterReload(): void {
  try {
    const text = sessionStorage.getItem(storageKey);
    if (text === null) return;
    sessionStorage.removeItem(storageKey);
    const { path, fields } = JSON.parse(text) as { path: string; fields: PageState };
    if (path === location.pathname) fillFields(fields);
  } catch {
    // Storage may be blocked or invalid.
  }
}
