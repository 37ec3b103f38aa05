import type { Outcome } from '@cornerbell/api';
import type { FormField, Site, TitledText } from '@cornerbell/content/copy';
import type { FormState } from '@cornerbell/ui';
import { useEffect, useEffectEvent, useRef, useState, type FormEvent } from 'react';
import { useCopy } from '../shell/copy.ts';
import type { Lead } from '../shell/send.ts';
import { useExtras } from '../forms/use-extras.ts';
import { useFieldErrors } from '../forms/use-field-errors.ts';
import { waitText } from '../forms/wait-text.ts';
import { useNotify, preloadNotifications } from '../notifications/notifications.tsx';
import { browserOutbox, readUnsent, subscribeToSent } from './browser-outbox.ts';
import { keyOf, newFormName } from './form-key.ts';
import { stateMessage } from './state-message.ts';
import { ownTime, type Unsent } from './unsent.ts';

/** The message of a form about its last submission. */
export interface Report {
  readonly message: TitledText;
  /** Further lines, such as the times that were received. */
  readonly lines?: readonly string[];
}

/** The options of `useLeadForm`. */
export interface LeadFormOptions {
  /** Reads the lead from the form's data. */
  read: (data: FormData) => Lead;
  /** The fields; those that are not optional must have more than white space, which the browser does not check. */
  fields: readonly FormField[];
  /** The message for missing fields. */
  missing: TitledText;
  /** Returns the message for a received lead. */
  done: (lead: Lead) => Report;
}

type Failed = Extract<Outcome, { ok: false }>;

/** The message for a form that was neither sent nor saved. */
function failureMessage(
  { reason, retryAfterSeconds }: Failed,
  { failed, offline, limited, rejected }: Site['messages']['sending'],
): TitledText {
  switch (reason) {
    case 'offline':
      return offline;
    case 'limited':
      return { title: limited.title, text: `${limited.text} ${waitText(retryAfterSeconds)}.` };
    case 'rejected':
      return rejected;
    case 'timeout':
    case 'unavailable':
      return failed;
  }
}

/** The names of required fields that are empty. */
function missingFrom(lead: Lead, fields: readonly FormField[]): readonly string[] {
  const request: Readonly<Record<string, unknown>> = { ...lead.request };
  return fields.flatMap(({ name, optional }) => (optional || request[name] ? [] : [name]));
}

const fieldOf = (form: HTMLFormElement, name: string) => {
  const field = form.elements.namedItem(name);
  return field instanceof HTMLElement ? field : undefined;
};

/**
 * A form that is sent through the outbox: saved on the device, then sent, and kept until it is delivered. The fields keep their values
 * until then.
 */
export function useLeadForm({ read, fields, missing, done }: LeadFormOptions) {
  const { messages: copy } = useCopy();
  const form = useRef<HTMLFormElement>(null);
  const name = useRef<HTMLInputElement>(null);
  const submitting = useRef(false);
  const [state, setState] = useState<FormState>('idle');
  const [report, setReport] = useState<Report>();
  const [savedForm, setSavedForm] = useState<string>();
  const { errors, setError, watch } = useFieldErrors();
  const extrasOf = useExtras();
  const notify = useNotify();

  function toast(kind: 'success' | 'error', message: TitledText) {
    // Optional, because the form shows the message too; not loaded without a network.
    if (navigator.onLine) notify(kind, message).catch(() => undefined);
  }

  function say(next: 'success' | 'error', reported: Report) {
    setReport(reported);
    setState(next);
    toast(next, reported.message);
  }

  function begin(next: FormState) {
    submitting.current = next === 'submitting';
    setState(next);
  }

  /** Resets the form, which gets a new name when it is submitted again. */
  function reset() {
    form.current?.reset();
    if (name.current) name.current.value = '';
  }

  /** Reports that a form was received, and resets it unless it has been changed since. */
  async function conclude(sentForm: string, lead: Lead, { idempotencyKey }: Unsent['extras']) {
    const now = form.current ? read(new FormData(form.current)) : lead;
    const isSame = (await keyOf(sentForm, now)) === idempotencyKey;
    if (isSame) reset();
    else if (name.current) name.current.value = '';
    say('success', isSame ? done(lead) : { message: copy.unsent.sentBefore });
  }

  const onSent = useEffectEvent(async ({ form: sentForm, lead, extras }: Unsent) => {
    // `send` reports the outcome of a submission itself.
    if (submitting.current || !form.current) return;
    if (sentForm !== name.current?.value) {
      say('success', { message: copy.unsent.sentEarlier });
      return;
    }
    await conclude(sentForm, lead, extras);
  });

  useEffect(() => subscribeToSent((sent) => void onSent(sent)), []);
  useEffect(() => void performance.mark('form:hydrated'), []);

  function refuse(names: readonly string[], text: string) {
    for (const field of names) setError(field, text);
    const [first] = names;
    if (first && form.current) fieldOf(form.current, first)?.focus();
  }

  async function send(data: FormData) {
    const lead = read(data);
    const empty = missingFrom(lead, fields);
    if (empty.length > 0) {
      refuse(empty, copy.sending.missingField);
      say('error', { message: missing });
      return;
    }
    begin('submitting');
    preloadNotifications();
    if (name.current) name.current.value ||= newFormName();
    const formName = name.current?.value || newFormName();
    const extras = { ...extrasOf(data), idempotencyKey: await keyOf(formName, lead) };
    const savedAt = Date.now();
    const { outcome, saved } = await browserOutbox(copy.unsent.keptDays).submit({
      form: formName,
      lead,
      extras,
      savedAt,
      attempts: 0,
      notBefore: savedAt + ownTime,
    });
    begin('idle');
    if (outcome.ok) {
      await conclude(formName, lead, extras);
    } else if (saved) {
      setReport(undefined);
      setSavedForm(formName);
      const kept = readUnsent().find((one) => one.form === formName);
      if (kept) toast('error', stateMessage(kept, copy.unsent));
    } else {
      if (outcome.field) refuse([outcome.field], copy.refusedField);
      say('error', { message: failureMessage(outcome, copy.sending) });
    }
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (submitting.current) return;
    send(new FormData(event.currentTarget)).catch((error: unknown) => {
      console.error(error);
      begin('idle');
      say('error', { message: copy.sending.failed });
    });
  }

  return {
    state,
    report,
    /** The name of the form that could not be sent and was saved. */
    savedForm,
    errors,
    /** Shows a message that is not about the form's own submission. */
    say,
    /** Props for the `form`. */
    formProps: {
      ref: form,
      'data-lead-form': '',
      onSubmit: submit,
      onFocus: preloadNotifications,
      ...watch,
    },
    /** Props for the hidden `input` with the form's name, which is restored with the other fields on Back. */
    nameProps: { ref: name, type: 'hidden', name: 'filledForm' },
  };
}
