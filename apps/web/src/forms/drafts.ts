/** A form of the site: the path of its page and the endpoint that it is sent to. */
export interface FormId {
  readonly page: string;
  readonly endpoint: string;
}

/** What a visitor has typed into a form, until it has arrived. */
export interface Draft {
  readonly form: FormId;
  /** What is typed, by the names of the fields. */
  readonly fields: Readonly<Record<string, string>>;
  /** The time of the visitor's first input, in milliseconds since 1970. */
  readonly startedAt: number;
  /** The idempotency key of these values, once they have been sent. */
  readonly key?: string | undefined;
  /** Whether the browser has sent these values itself, before hydration. */
  readonly isPosted?: boolean | undefined;
  /** When a draft that was sent, but has not arrived, is deleted, in milliseconds since 1970. */
  readonly expiresAt?: number | undefined;
}

type Area = 'sessionStorage' | 'localStorage';

const storageKey = 'cornerbell:drafts';

function read(area: Area): readonly Draft[] {
  try {
    const drafts = JSON.parse(window[area].getItem(storageKey) ?? '[]') as readonly Draft[];
    // An earlier release named its forms otherwise.
    return drafts.filter(({ form }) => form.page !== undefined);
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

const isOf = (form: FormId) => (draft: Draft) =>
  draft.form.page === form.page && draft.form.endpoint === form.endpoint;

/** The draft of a form in this tab: the same one until something else is typed. */
export const findDraft = (form: FormId): Draft | undefined => typed.find(isOf(form));

/** The drafts that were sent, but have not arrived, of this visit and earlier ones. */
export const readUnsent = (): readonly Draft[] =>
  read('localStorage').filter(({ expiresAt = 0 }) => expiresAt > Date.now());

/** Those of a form; two tabs may have one each. */
export const unsentOf = (form: FormId): readonly Draft[] => readUnsent().filter(isOf(form));

// Deletes those that have expired.
if (readUnsent().length < read('localStorage').length) write('localStorage', readUnsent());

/** Saves a draft in this tab and, if it was sent, for the next visit; without one, deletes it. */
export function saveDraft(form: FormId, draft?: Draft) {
  const { startedAt } = draft ?? findDraft(form) ?? {};
  const isOther = (other: Draft) => !isOf(form)(other);
  typed = [...typed.filter(isOther), ...(draft ? [draft] : [])];
  write('sessionStorage', typed);
  if (draft && !draft.expiresAt) return;
  // What another tab could not send stays.
  const others = readUnsent().filter((other) => isOther(other) || other.startedAt !== startedAt);
  write('localStorage', [...others, ...(draft ? [draft] : [])]);
}

/** The draft of a form; a new one if nothing has been typed in this tab. */
export function draftOf({ dataset: { page = '', endpoint = '' } }: HTMLFormElement): Draft {
  const form = { page, endpoint };
  return findDraft(form) ?? { form, fields: {}, startedAt: Date.now() };
}

/** Saves what is typed into a form that is sent; others, such as a search, use the address. */
export function saveField({ form, name, value }: HTMLInputElement) {
  if (!form?.dataset.endpoint) return;
  const draft = draftOf(form);
  const fields = { ...draft.fields, [name]: value };
  if (draft.fields[name] !== value)
    saveDraft(draft.form, { ...draft, fields, key: undefined, isPosted: undefined });
}

/** Marks the draft of a form that the browser is about to send itself. */
export function savePosted(form: HTMLFormElement) {
  const draft = draftOf(form);
  if (form.dataset.endpoint) saveDraft(draft.form, { ...draft, isPosted: true });
}
