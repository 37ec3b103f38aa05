/** What a visitor has typed into a form, until it has arrived. */
export interface Draft {
  /** The form: the path of its page and the names of its fields, separated by spaces. */
  readonly form: string;
  /** What is typed, by the names of the fields. */
  readonly fields: Readonly<Record<string, string>>;
  /** The time of the visitor's first input, in milliseconds since 1970. */
  readonly startedAt: number;
  /** The idempotency key of these values, once they have been sent. */
  readonly key?: string | undefined;
  /** When a draft that was sent, but has not arrived, is deleted, in milliseconds since 1970. */
  readonly expiresAt?: number | undefined;
}

type Area = 'sessionStorage' | 'localStorage';

const storageKey = 'cornerbell:drafts';

function read(area: Area): readonly Draft[] {
  try {
    return [...(JSON.parse(window[area].getItem(storageKey) ?? '[]') as readonly Draft[])];
  } catch {
    // Storage may be blocked or invalid.
    return [];
  }
}

function write(area: Area, drafts: readonly Draft[]) {
  try {
    window[area].setItem(storageKey, JSON.stringify(drafts));
  } catch {
    // Storage may be blocked or full. What is typed then lasts as long as the page.
  }
}

let typed = read('sessionStorage');

/** The draft of a form in this tab: the same one until something else is typed. */
export const findDraft = (form: string): Draft | undefined =>
  typed.find((draft) => draft.form === form);

/** The drafts that were sent, but have not arrived, of this visit and earlier ones. Deletes those that have expired. */
export function readUnsent(): readonly Draft[] {
  const drafts = read('localStorage');
  const current = drafts.filter(({ expiresAt = 0 }) => expiresAt > Date.now());
  if (current.length < drafts.length) write('localStorage', current);
  return current;
}

const withDraft = (drafts: readonly Draft[], form: string, draft?: Draft) => [
  ...drafts.filter((other) => other.form !== form),
  ...(draft ? [draft] : []),
];

/** Saves the draft of a form in this tab and, if it was sent, for the next visit; without one, deletes it. */
export function saveDraft(form: string, draft?: Draft) {
  typed = withDraft(typed, form, draft);
  write('sessionStorage', typed);
  // What another tab could not send stays while the visitor types here.
  if (!draft || draft.expiresAt) write('localStorage', withDraft(readUnsent(), form, draft));
}

/** The draft of a form; a new one if nothing has been typed in this tab. */
export function draftOf(element: HTMLFormElement): Draft {
  const form = [location.pathname, ...new FormData(element).keys()].join(' ');
  return findDraft(form) ?? { form, fields: {}, startedAt: Date.now() };
}

/** Saves what is typed into a field of a form that is sent. Others, such as a search, keep their values in the address. */
export function saveField({ form, name, value }: HTMLInputElement) {
  if (!form?.matches('[method]')) return;
  const draft = draftOf(form);
  const fields = { ...draft.fields, [name]: value };
  if (draft.fields[name] !== value) saveDraft(draft.form, { ...draft, fields, key: undefined });
}
