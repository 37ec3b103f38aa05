import { createClient, type Failure, type LeadRequest, type Outcome } from '@cornerbell/api';
import type { FormField, Site, TitledText } from '@cornerbell/content/copy';
import type { FormState } from '@cornerbell/ui';
import type { ReactNode } from 'react';
import { plural } from '../shared/plural.ts';
import type { Settings } from '../shared/settings.ts';
import { readAttribution } from '../visits/attribution.ts';
import { leadEvents, reportVisit } from '../visits/visits.ts';
import type { Answer } from './Receipt.tsx';
import { draftOf, findDraft, saveDraft, type Draft } from './drafts.ts';
import { readLead } from './read-lead.ts';

/** How the sending of a form goes. */
export interface FormReport {
  readonly state: FormState;
  /** What the form shows beside its button. */
  readonly message?: (Pick<TitledText, 'title'> & Partial<TitledText>) | undefined;
  /** What follows the message, such as the times that were received. */
  readonly details?: ReactNode;
  /** The visitor's answers once they have arrived, shown in place of the fields. */
  readonly receipt?: readonly Answer[] | undefined;
  /** The notification. */
  readonly toast?: TitledText | undefined;
  /** Error messages of refused fields, by name. */
  readonly errors?: Readonly<Record<string, string>>;
  /** The draft that is kept for the next visit, to be sent or discarded. */
  readonly unsent?: Draft | undefined;
}

/** The options of a form that is sent. */
export interface LeadFormOptions {
  readonly copy: Pick<Site['demo'], 'submitLabel' | 'submittingLabel' | 'statuses'> & {
    /** The fields; if not optional, they need more than white space, which browsers accept. */
    readonly fields: readonly Pick<FormField, 'name' | 'optional'>[];
    /** The notification of a failure is by default the message beside the button. */
    readonly messages: { readonly missing: TitledText; readonly failed?: TitledText };
  };
  /** Reads what the form asks for besides its fields. */
  readonly readMore?: (data: FormData) => Partial<LeadRequest>;
  /** Called when a lead has arrived. Returns the report for the visitor. */
  readonly onArrival: (
    lead: LeadRequest,
    answer: Exclude<Outcome, Failure>,
  ) => Pick<FormReport, 'message' | 'details' | 'receipt' | 'toast'>;
  /**
   * Delivers the lead; the form then needs JavaScript.
   * @default to the function
   */
  readonly deliver?: ((lead: LeadRequest) => Promise<Outcome>) | undefined;
}

let client: ReturnType<typeof createClient> | undefined;

/** Sends a request to the function. Never rejects. */
async function send(
  request: LeadRequest,
  { functionsUrl, functionsKey }: Settings,
): Promise<Outcome> {
  client ??= createClient({ url: functionsUrl || location.origin, key: functionsKey });
  const outcome = await client.send(request);
  if (outcome.ok) reportVisit(leadEvents[request.endpoint]);
  return outcome;
}

const day = 24 * 60 * 60 * 1000;

function failureMessage(
  { reason, isUnreachable, retryAfterSeconds = 60 }: Failure,
  { failed, limited, offline, rejected }: Site['messages']['sending'],
): TitledText {
  if (reason === 'rejected') return rejected;
  // `onLine` alone proves nothing: it is false on some networks that work.
  if (reason === 'unavailable') return isUnreachable && !navigator.onLine ? offline : failed;
  const minutes = plural(Math.ceil(retryAfterSeconds / 60), 'minute');
  return { ...limited, text: `${limited.text} ${minutes}.` };
}

/** Sends a form. Until its lead has arrived, the draft is kept for the next visit. */
export async function submitForm(
  element: HTMLFormElement,
  options: LeadFormOptions,
  { refusedField, sending, unsent }: Site['messages'],
  settings: Settings,
): Promise<FormReport> {
  const { copy, onArrival, deliver } = options;
  const known = draftOf(element);
  const { form, startedAt } = known;
  const fields = Object.fromEntries(new FormData(element)) as Draft['fields'];
  const isKnown = JSON.stringify(fields) === JSON.stringify(known.fields);
  // Without HTTPS there are no UUIDs, and a repeated request may be stored twice.
  const key = (isKnown && known.key) || crypto.randomUUID?.();
  const draft: Draft = { ...known, fields, key, expiresAt: Date.now() + unsent.keptDays * day };
  // Before it is sent, because the browser may be closed before the answer.
  saveDraft(form, draft);
  const lead = readLead(element, options);
  const extras = {
    idempotencyKey: key,
    elapsed: Math.max(0, Date.now() - startedAt),
    website: fields['website'] || undefined,
    attribution: readAttribution(),
  };
  const outcome = await (deliver?.(lead) ?? send({ ...extras, ...lead }, settings));
  // What has changed in the meantime or was refused is kept, but not for the next visit.
  const current = findDraft(form);
  const hasChanged = current !== draft;
  const isSettled = outcome.ok || outcome.reason === 'rejected';
  if (isSettled) {
    saveDraft(form);
    if (current && (hasChanged || !outcome.ok))
      saveDraft(form, { ...current, key: undefined, expiresAt: undefined });
    // The browser notifies only other tabs, and the visitor may be on another page.
    dispatchEvent(new StorageEvent('storage'));
  }
  if (!outcome.ok) {
    const message = failureMessage(outcome, sending);
    const toast = copy.messages.failed ?? message;
    const errors = outcome.field === undefined ? {} : { [outcome.field]: refusedField };
    return { state: 'error', message, toast, errors, unsent: isSettled ? undefined : draft };
  }
  const shown = onArrival(lead, outcome);
  if (hasChanged) return { state: 'success', message: sending.changed, toast: shown.toast };
  element.reset();
  return { state: shown.message ? 'success' : 'idle', ...shown };
}
