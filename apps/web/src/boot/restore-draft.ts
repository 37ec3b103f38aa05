import { draftKey, type Draft, type FormDraft } from './reload.ts';

/** How long a form may take to appear, in milliseconds, before its draft is let go. */
const patience = 20_000;

function fill(form: HTMLFormElement, draft: FormDraft) {
  for (const [index, field] of [...form.elements].entries()) {
    const [name, value = '', checked = false] = draft[index] ?? [];
    if (!('name' in field) || field.name !== name) continue;
    if (field instanceof HTMLInputElement && /^(radio|checkbox)$/.test(field.type)) {
      field.checked = checked;
    } else if (
      field instanceof HTMLInputElement ||
      field instanceof HTMLSelectElement ||
      field instanceof HTMLTextAreaElement
    ) {
      field.value = value;
    }
  }
}

/** Takes the draft out of the storage, so that it serves one reload only. */
function takeDraft(): Draft | undefined {
  const text = sessionStorage.getItem(draftKey);
  sessionStorage.removeItem(draftKey);
  const draft = text === null ? undefined : (JSON.parse(text) as Draft);
  return draft?.path === location.pathname ? draft : undefined;
}

/** Puts back what was typed before the reload, into forms that appear later too. */
export function restoreDraft() {
  const draft = takeDraft();
  if (!draft) return;
  const waiting = new Map(draft.forms.entries());
  const fillWhatIsThere = () => {
    for (const [index, form] of [...document.forms].entries()) {
      const kept = waiting.get(index);
      if (kept) fill(form, kept);
      waiting.delete(index);
    }
    if (waiting.size === 0) observer.disconnect();
  };
  const observer = new MutationObserver(fillWhatIsThere);
  observer.observe(document.body, { childList: true, subtree: true });
  setTimeout(() => observer.disconnect(), patience);
  fillWhatIsThere();
}
