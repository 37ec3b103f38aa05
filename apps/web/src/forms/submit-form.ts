import type { Failure, LeadRequest, Outcome } from '@cornerbell/api';
import type { Site, TitledText } from '@cornerbell/content/copy';
import { readAttribution } from '../visits/attribution.ts';
import { loadChunk } from '../shared/load-chunk.ts';
import { draftOf, findDraft, saveTyped, type Draft } from './drafts.ts';
import { inTime } from './in-time.ts';
import { saveFields } from './restore-form.ts';
import { textOf } from './text-of.ts';
import { saveUnsent } from './unsent.ts';
import type { LeadFormOptions, Submission } from './use-lead-form.ts';

type Arrived = Exclude<Outcome, Failure>;
type Failed = Omit<Failure, 'reason'> & { readonly reason: Failure['reason'] | 'offline' };

const loadApi = () => import('@cornerbell/api');

/** Preloads the client. */
export const preloadClient = () => void loadApi().catch(() => undefined);

let client: ReturnType<Awaited<ReturnType<typeof loadApi>>['createClient']> | undefined;

/** The client of this page; two would compete for the session in local storage. */
async function loadClient() {
  const { createClient } = await inTime(loadChunk(loadApi));
  return (client ??= createClient({
    url: import.meta.env.VITE_FUNCTIONS_URL || location.origin,
    key: import.meta.env.VITE_FUNCTIONS_KEY || 'public',
  }));
}

/** Adds the token of the challenge to a request. */
async function addToken(request: LeadRequest, siteKey: string): Promise<LeadRequest> {
  const { readToken } = await import('../challenge/read-token.ts');
  return { ...request, challenge: await readToken(siteKey) };
}

async function countLead(kind: string): Promise<void> {
  const { reportVisit } = await import('../visits/visits.ts');
  reportVisit({ name: 'lead', props: { kind } });
}

/** Sends a request. Never rejects. */
async function send(request: LeadRequest): Promise<Arrived | Failed> {
  if (!navigator.onLine) return { ok: false, reason: 'offline' };
  try {
    const siteKey = import.meta.env.VITE_TURNSTILE_SITE_KEY;
    const { send: sendRequest } = await loadClient();
    const outcome = await sendRequest(siteKey ? await addToken(request, siteKey) : request);
    if (import.meta.env.VITE_VISITS_URL && outcome.ok)
      countLead(request.endpoint).catch(console.error);
    return outcome;
  } catch (error) {
    console.error(error);
    return { ok: false, reason: 'unavailable' };
  }
}

const day = 24 * 60 * 60 * 1000;

/** Marks a draft as unsent before it is sent, because the browser may be closed before the answer. */
function startSending(draft: Draft, keptDays: number): Draft {
  const expiresAt = Date.now() + keptDays * day;
  // Without HTTPS there are no UUIDs, and a repeated request may be stored twice.
  const unsent = { ...draft, key: draft.key ?? crypto.randomUUID?.(), expiresAt };
  saveTyped(draft.form, unsent);
  saveUnsent(draft.form, unsent);
  return unsent;
}

const minutes = new Intl.NumberFormat('en-US', {
  style: 'unit',
  unit: 'minute',
  unitDisplay: 'long',
});

function failureMessage(
  { reason, retryAfterSeconds = 60 }: Failed,
  { failed, limited, offline, rejected }: Site['messages']['sending'],
): TitledText {
  if (reason === 'offline') return offline;
  if (reason === 'rejected') return rejected;
  if (reason === 'unavailable') return failed;
  const wait = minutes.format(Math.ceil(retryAfterSeconds / 60));
  return { title: limited.title, text: `${limited.text} ${wait}.` };
}

/** Sends a form. Until its lead has arrived, the draft is kept for the next visit. */
export async function submitForm(
  element: HTMLFormElement,
  { read, failed, onArrival }: LeadFormOptions,
  { sending, unsent }: Site['messages'],
): Promise<Submission> {
  saveFields(element);
  const draft = startSending(draftOf(element), unsent.keptDays);
  const { form, key, startedAt } = draft;
  const data = new FormData(element);
  const lead = read(data);
  const extras = {
    idempotencyKey: key,
    elapsed: Math.max(0, Date.now() - startedAt),
    website: textOf(data, 'website') || undefined,
    attribution: readAttribution(),
  };
  const outcome = await send({ ...extras, ...lead });
  if (outcome.ok) {
    saveUnsent(form);
    const { toast, ...report } = onArrival(lead, outcome);
    // What the visitor has changed in the meantime is kept.
    if (findDraft(form) !== draft)
      return { report: { state: 'success', message: sending.changed }, toast, isUnsent: false };
    saveTyped(form);
    element.reset();
    const state = report.message ? 'success' : 'idle';
    return { report: { state, ...report }, toast, isUnsent: false };
  }
  const { reason, field } = outcome;
  const isUnsent = reason !== 'rejected';
  if (!isUnsent) saveUnsent(form);
  const message = failureMessage(outcome, sending);
  return {
    report: { state: 'error', message },
    toast: failed ?? message,
    refusedField: field,
    isUnsent,
    canRetry: reason === 'offline' || reason === 'unavailable',
  };
}
