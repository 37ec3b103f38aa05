import { readDrafts, writeDrafts, type Draft } from './drafts.ts';

/** The drafts that are not sent yet, of this visit and earlier ones. Deletes those that have expired. */
export function readUnsent(): readonly Draft[] {
  const drafts = Object.values(readDrafts('localStorage')).filter((draft) => draft !== undefined);
  const current = drafts.filter(({ expiresAt = 0 }) => expiresAt > Date.now());
  if (current.length < drafts.length)
    writeDrafts('localStorage', Object.fromEntries(current.map((draft) => [draft.form, draft])));
  return current;
}

/** Saves a draft that is not sent yet for the next visit; without one, deletes it. */
export const saveUnsent = (form: string, draft?: Draft) =>
  writeDrafts('localStorage', { ...readDrafts('localStorage'), [form]: draft });

/** The path of the page with the form of a draft. */
export const pathOf = ({ form }: Draft): string => form.split(' ')[0] ?? '';
