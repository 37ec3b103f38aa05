/** Where what was typed is kept while the page reloads. */
export const draftKey = 'cornerbell:draft';

/** The fields of one form in their order: name, value, and whether it is checked where it is a choice. */
export type FormDraft = readonly (readonly [name: string, value: string, checked?: boolean])[];

/** What was typed on a page, form by form in the order of the document. */
export interface Draft {
  readonly path: string;
  readonly forms: readonly FormDraft[];
}

function keepDraft() {
  const forms = [...document.forms].map((form) =>
    [...(form.elements as Iterable<HTMLInputElement>)].map(({ name, value, checked }) => [
      name,
      value,
      checked,
    ]),
  );
  try {
    sessionStorage.setItem(draftKey, JSON.stringify({ path: location.pathname, forms }));
  } catch {
    // Storage may be blocked or full: then the reload starts with empty fields.
  }
}

/**
 * Says, once, that a part of the page could not be fetched, such as after a new version of the site, and
 * offers a reload that keeps what was typed.
 */
export function offerReload() {
  if (document.querySelector('[data-reload]')) return;
  const notice = document.createElement('p');
  notice.dataset.reload = '';
  notice.role = 'alert';
  const link = document.createElement('a');
  link.href = location.href;
  // These words stand here because the boot script has no room for a chunk of the content.
  link.textContent = 'Reload the page';
  link.addEventListener('click', (event) => {
    event.preventDefault();
    keepDraft();
    location.reload();
  });
  notice.append('Part of this page did not load. What you typed is kept. ', link);
  document.body.append(notice);
}

/** How long the second attempt waits, in milliseconds. */
const pause = 1000;

/** Fetches something; what does not come is asked for once more after a moment. */
export const tryTwice = <Value>(load: () => Promise<Value>): Promise<Value> =>
  load().catch(async () => {
    await new Promise((resolve) => setTimeout(resolve, pause));
    return load();
  });

/** Fetches a chunk that the page needs where the visitor is; one that does not come has a reload offered. */
export const loadChunk = <Module>(load: () => Promise<Module>): Promise<Module> =>
  tryTwice(load).catch((error: unknown) => {
    offerReload();
    throw error;
  });
