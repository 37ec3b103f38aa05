/** What a visitor has typed into a form, until it has been sent. */
export interface Draft {
  /** The form: the path of its page and the names of its fields, separated by spaces. */
  readonly form: string;
  /** What is typed, by the names of the fields. */
  readonly fields: Readonly<Record<string, string>>;
  /** The time of the visitor's first input, in milliseconds since 1970. */
  readonly startedAt: number;
  /** The idempotency key of these values, once they have been sent. */
  readonly key?: string | undefined;
  /** When a draft that could not be sent is deleted, in milliseconds since 1970. */
  readonly expiresAt?: number;
}

type Area = 'sessionStorage' | 'localStorage';

const storageKey = 'cornerbell:drafts';

/** Reads the drafts in a storage of the browser. */
export function readDrafts(area: Area): readonly Draft[] {
  try {
    return [...(JSON.parse(window[area].getItem(storageKey) ?? '[]') as readonly Draft[])];
  } catch {
    // Storage may be blocked or invalid.
    return [];
  }
}

/** Writes the drafts in a storage of the browser. */
export function writeDrafts(area: Area, drafts: readonly Draft[]) {
  try {
    window[area].setItem(storageKey, JSON.stringify(drafts));
  } catch {
    // Storage may be blocked or full. What is typed then lasts as long as the page.
  }
}

/** Drafts with that of a form replaced or, without one, deleted. */
export const withDraft = (drafts: readonly Draft[], form: string, draft?: Draft) => [
  ...drafts.filter((other) => other.form !== form),
  ...(draft ? [draft] : []),
];

let typed: readonly Draft[] | undefined;

const readTyped = () => (typed ??= readDrafts('sessionStorage'));

/** The draft of a form in this tab: the same one until something else is typed. */
export const findDraft = (form: string): Draft | undefined =>
  readTyped().find((draft) => draft.form === form);

/** Saves the draft of a form in this tab; without one, deletes it. */
export function saveTyped(form: string, draft?: Draft) {
  typed = withDraft(readTyped(), form, draft);
  writeDrafts('sessionStorage', typed);
}

/** The draft of a form; a new one if nothing has been typed in this tab. */
export function draftOf(element: HTMLFormElement): Draft {
  const form = [location.pathname, ...new FormData(element).keys()].join(' ');
  return findDraft(form) ?? { form, fields: {}, startedAt: Date.now() };
}

/** Saves what is typed into a field of a form that is sent. Others, such as a search, keep their values in the address. */
export function saveField({ form: element, name, value }: HTMLInputElement) {
  if (!element?.matches('[method]')) return;
  const { form, fields, startedAt } = draftOf(element);
  if (fields[name] !== value)
    saveTyped(form, { form, fields: { ...fields, [name]: value }, startedAt });
}
