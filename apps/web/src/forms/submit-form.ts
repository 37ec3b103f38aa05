import { createClient, type Failure, type LeadRequest, type Outcome } from '@cornerbell/api';
import type { Site, TitledText } from '@cornerbell/content/copy';
import { readToken } from '../challenge/read-token.ts';
import { readAttribution } from '../visits/attribution.ts';
import { reportVisit } from '../visits/visits.ts';
import { draftOf, findDraft, saveTyped, type Draft } from './drafts.ts';
import { saveUnsent } from './restore-form.ts';
import type { FormReport, LeadFormOptions } from './use-lead-form.ts';

const client = createClient({
  url: import.meta.env.VITE_FUNCTIONS_URL || location.origin,
  key: import.meta.env.VITE_FUNCTIONS_KEY || 'public',
});

/** Sends a request to the function. Never rejects. */
async function send(request: LeadRequest): Promise<Outcome> {
  if (!navigator.onLine) return { ok: false, reason: 'unavailable' };
  const siteKey = import.meta.env.VITE_TURNSTILE_SITE_KEY;
  const challenge = siteKey ? await readToken(siteKey) : undefined;
  const outcome = await client.send({ ...request, challenge });
  if (import.meta.env.VITE_VISITS_URL && outcome.ok)
    reportVisit({ name: 'lead', props: { kind: request.endpoint } });
  return outcome;
}

const day = 24 * 60 * 60 * 1000;

/** The draft of a form at the moment it is sent, with the key that it already has if nothing has changed since. */
function draftToSend(element: HTMLFormElement, keptDays: number): Draft {
  const { form, startedAt, ...known } = draftOf(element);
  const data = [...new FormData(element)].map(([name, value]) => [name, String(value)]);
  const fields = Object.fromEntries(data) as Draft['fields'];
  const isKnown = JSON.stringify(fields) === JSON.stringify(known.fields);
  return {
    form,
    startedAt,
    fields,
    // Without HTTPS there are no UUIDs, and a repeated request may be stored twice.
    key: (isKnown && known.key) || crypto.randomUUID?.(),
    expiresAt: Date.now() + keptDays * day,
  };
}

const minutes = new Intl.NumberFormat('en-US', {
  style: 'unit',
  unit: 'minute',
  unitDisplay: 'long',
});

function failureMessage(
  { reason, retryAfterSeconds = 60 }: Failure,
  { failed, limited, offline, rejected }: Site['messages']['sending'],
): TitledText {
  const wait = minutes.format(Math.ceil(retryAfterSeconds / 60));
  const retryLater = { title: limited.title, text: `${limited.text} ${wait}.` };
  const unavailable = navigator.onLine ? failed : offline;
  return { rejected, unavailable, limited: retryLater }[reason];
}

/** Sends a form. Until its lead has arrived, the draft is kept for the next visit. */
export async function submitForm(
  element: HTMLFormElement,
  { copy, read, onArrival, deliver }: LeadFormOptions,
  { sending, unsent }: Site['messages'],
): Promise<FormReport> {
  const draft = draftToSend(element, unsent.keptDays);
  const { form, key, startedAt, fields } = draft;
  // Before it is sent, because the browser may be closed before the answer.
  saveTyped(form, draft);
  saveUnsent(form, draft);
  const lead = read(new FormData(element));
  const extras = {
    idempotencyKey: key,
    elapsed: Math.max(0, Date.now() - startedAt),
    website: fields['website'] || undefined,
    attribution: readAttribution(),
  };
  const outcome = await (deliver?.(lead) ?? send({ ...extras, ...lead }));
  if (!outcome.ok) {
    const message = failureMessage(outcome, sending);
    const isRejected = outcome.reason === 'rejected';
    if (isRejected) saveUnsent(form);
    return {
      state: 'error',
      message,
      toast: copy.messages.failed ?? message,
      refusedField: outcome.field,
      unsent: isRejected ? undefined : draft,
    };
  }
  saveUnsent(form);
  const told = onArrival(lead, outcome);
  // What the visitor has changed in the meantime is kept.
  if (findDraft(form) !== draft)
    return { state: 'success', message: sending.changed, toast: told.toast };
  saveTyped(form);
  element.reset();
  return { state: told.message ? 'success' : 'idle', ...told };
}
