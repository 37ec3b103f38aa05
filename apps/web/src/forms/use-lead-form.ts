import type { Failure, LeadRequest, Outcome } from '@cornerbell/api';
import type { FormField, TitledText } from '@cornerbell/content/copy';
import type { FormState } from '@cornerbell/ui';
import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { preloadNotifications, useNotify } from '../notifications/notifications.tsx';
import { useCopy } from '../shared/copy.ts';
import { loadChunk } from '../shared/load-chunk.ts';
import { draftOf, findDraft, saveTyped } from './drafts.ts';
import { inTime } from './in-time.ts';
import { useRestoredForm } from './restore-form.ts';
import { saveUnsent } from './unsent.ts';
import { useFieldErrors } from './use-field-errors.ts';

const loadSubmit = () => import('./submit-form.ts');

/** What a form shows beside its button. */
export interface FormReport {
  readonly state: FormState;
  readonly message?: TitledText | undefined;
  /** What follows the message, such as the times that were received. */
  readonly details?: ReactNode;
}

/** The result of submitting a form. */
export interface Submission {
  readonly report: FormReport;
  readonly toast?: TitledText | undefined;
  /** The name of the field that the function refused. */
  readonly refusedField?: string | undefined;
  /** Whether the draft is kept for the next visit. */
  readonly isUnsent: boolean;
  /** Whether to send it again when the network is back. */
  readonly canRetry?: boolean;
}

/** The options of `useLeadForm`. */
export interface LeadFormOptions {
  /** Reads the lead from the form's data. */
  readonly read: (data: FormData) => LeadRequest;
  /** The fields; those that are not optional must have more than white space, which the browser does not check. */
  readonly fields: readonly Pick<FormField, 'name' | 'optional'>[];
  /** The message for missing fields. */
  readonly missing: TitledText;
  /**
   * The notification of a failure.
   * @default The message beside the button.
   */
  readonly failed?: TitledText;
  /** Called when a lead has arrived. Returns the notification, and what the form shows beside its button. */
  readonly onArrival: (
    lead: LeadRequest,
    answer: Exclude<Outcome, Failure>,
  ) => Pick<FormReport, 'message' | 'details'> & Pick<Submission, 'toast'>;
}

/**
 * A form that is sent to the function. What is typed is restored when the form is shown again, until it has arrived. A form that could
 * not be sent is sent once more when the network is back, if the page is still open.
 */
export function useLeadForm(options: LeadFormOptions) {
  const { messages: copy } = useCopy();
  const form = useRef<HTMLFormElement>(null);
  const isSending = useRef(false);
  const waiting = useRef<AbortController>(undefined);
  const [report, setReport] = useState<FormReport>({ state: 'idle' });
  const [isUnsent, setUnsent] = useState(false);
  const { errors, setError, watch } = useFieldErrors();
  const notify = useNotify();
  const navigate = useNavigate();

  useRestoredForm(form, () => {
    setUnsent(true);
    setReport({ state: 'error', message: copy.unsent });
  });
  useEffect(() => () => waiting.current?.abort(), []);

  function toast(kind: 'success' | 'error', message: TitledText) {
    // The form shows it too. Without a network, notifications may not load.
    if (navigator.onLine) notify(kind, message).catch(console.error);
  }

  function refuse(element: HTMLFormElement, name: string, text: string) {
    setError(name, text);
    element.querySelector<HTMLElement>(`[name="${name}"]`)?.focus();
  }

  async function submit(element: HTMLFormElement): Promise<Submission> {
    try {
      const { submitForm } = await inTime(loadChunk(loadSubmit));
      return await submitForm(element, options, copy);
    } catch (error) {
      console.error(error);
      return { report: { state: 'error', message: copy.sending.failed }, isUnsent };
    }
  }

  async function send(element: HTMLFormElement, isRetry = false) {
    const lead = options.read(new FormData(element));
    const answers = lead as Readonly<Record<string, unknown>>;
    const missing = options.fields.filter(({ name, optional }) => !optional && !answers[name]);
    if (missing.length > 0) {
      setReport({ state: 'error', message: options.missing });
      toast('error', options.missing);
      for (const { name } of missing.toReversed()) refuse(element, name, copy.sending.missingField);
      return;
    }
    waiting.current?.abort();
    isSending.current = true;
    setReport({ state: 'submitting' });
    const { report: next, toast: news, ...submission } = await submit(element);
    isSending.current = false;
    setReport(next);
    setUnsent(submission.isUnsent);
    if (news) toast(next.state === 'error' ? 'error' : 'success', news);
    if (next.state !== 'error' && element.isConnected) {
      // An address of its own, as without JavaScript, by which sent forms can be counted.
      const search = new URLSearchParams(location.search);
      search.set('sent', lead.endpoint);
      void navigate({ search: String(search) }, { replace: true });
    }
    if (submission.refusedField) refuse(element, submission.refusedField, copy.refusedField);
    if (isRetry || !submission.canRetry) return;
    const draft = draftOf(element);
    waiting.current = new AbortController();
    addEventListener(
      'online',
      () => {
        if (findDraft(draft.form) === draft) void send(element, true);
      },
      { once: true, signal: waiting.current.signal },
    );
  }

  return {
    report,
    errors,
    /** Whether the draft waits to be sent or discarded. */
    isUnsent,
    discard() {
      if (!form.current) return;
      const { form: name } = draftOf(form.current);
      saveTyped(name);
      saveUnsent(name);
      form.current.reset();
      setUnsent(false);
      setReport({ state: 'success', message: copy.unsent.discarded });
    },
    /** Props for the `form`. */
    formProps: {
      ref: form,
      onSubmit(event: FormEvent<HTMLFormElement>) {
        event.preventDefault();
        if (!isSending.current) void send(event.currentTarget);
      },
      onFocus() {
        preloadNotifications();
        loadSubmit().then(
          ({ preloadClient }) => preloadClient(),
          () => undefined,
        );
      },
      ...watch,
    },
  };
}
