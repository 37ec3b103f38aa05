import type { Failure, LeadRequest, Outcome } from '@cornerbell/api';
import type { FormField, Site, TitledText } from '@cornerbell/content/copy';
import type { FormState } from '@cornerbell/ui';
import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type FormEvent,
  type ReactNode,
} from 'react';
import { useNavigate } from 'react-router-dom';
import { preloadNotifications, useNotify } from '../notifications/notifications.tsx';
import { useCopy } from '../shared/copy.ts';
import { loadChunk } from '../shared/load-chunk.ts';
import { useHydrated } from '../shared/use-hydrated.ts';
import { draftOf, findDraft, saveTyped, type Draft } from './drafts.ts';
import { restoreForm, saveUnsent } from './restore-form.ts';

/** Loads the code that sends, with supabase-js. */
const loadSubmit = () => import('./submit-form.ts');

/** The longest time that it may take to load, in milliseconds. */
const timeout = 15_000;

/** How the sending of a form goes. */
export interface FormReport {
  readonly state: FormState;
  /** What the form shows beside its button. */
  readonly message?: TitledText | undefined;
  /** What follows the message, such as the times that were received. */
  readonly details?: ReactNode;
  /** The notification. */
  readonly toast?: TitledText | undefined;
  /** The name of the field that the function refused. */
  readonly refusedField?: string | undefined;
  /** The draft that is kept for the next visit, to be sent or discarded. */
  readonly unsent?: Draft | undefined;
}

/** The copy of a form. */
interface LeadFormCopy extends Pick<Site['demo'], 'submitLabel' | 'submittingLabel' | 'statuses'> {
  /** The fields; those that are not optional must have more than white space, which the browser does not check. */
  readonly fields: readonly Pick<FormField, 'name' | 'optional'>[];
  readonly messages: {
    readonly missing: TitledText;
    /**
     * The notification of a failure.
     * @default The message beside the button.
     */
    readonly failed?: TitledText;
  };
}

/** The options of a form that is sent. */
export interface LeadFormOptions {
  readonly copy: LeadFormCopy;
  /** Reads the lead from the form's data. */
  readonly read: (data: FormData) => LeadRequest;
  /** Called when a lead has arrived. Returns what the visitor is told. */
  readonly onArrival: (
    lead: LeadRequest,
    answer: Exclude<Outcome, Failure>,
  ) => Pick<FormReport, 'message' | 'details' | 'toast'>;
  /**
   * Delivers the lead; the form then needs JavaScript.
   * @default to the function
   */
  readonly deliver?: ((lead: LeadRequest) => Promise<Outcome>) | undefined;
}

type Control = HTMLInputElement | HTMLTextAreaElement;

/**
 * A form that is sent to the function. What is typed is restored when the form is shown again, until it has arrived. A form that could
 * not be sent is sent once more when the network is back, if the page is still open. The browser validates; instead of its bubble, each
 * field shows its message until it is valid, and the first invalid field gets the focus.
 */
export function useLeadForm(options: LeadFormOptions) {
  const { messages: copy } = useCopy();
  const hydrated = useHydrated();
  const notify = useNotify();
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const waiting = useRef<AbortController>(undefined);
  const [report, setReport] = useState<FormReport>({ state: 'idle' });
  const [errors, setErrors] = useState<Readonly<Record<string, string | undefined>>>({});

  const restore = useEffectEvent(() => {
    const unsent = form.current && restoreForm(form.current);
    if (unsent) setReport({ state: 'error', message: copy.unsent, unsent });
  });
  // Not before the address is known, which determines the defaults of fields.
  useLayoutEffect(() => {
    if (hydrated) restore();
  }, [hydrated]);
  useEffect(() => {
    performance.mark('form:hydrated');
    return () => waiting.current?.abort();
  }, []);

  function toast(kind: 'success' | 'error', message: TitledText) {
    // The form shows it too. Without a network, notifications may not load.
    if (navigator.onLine) notify(kind, message).catch(console.error);
  }

  const setError = (name: string, message?: string) =>
    setErrors((known) => ({ ...known, [name]: message }));

  function refuse(element: HTMLFormElement, name: string, text: string) {
    setError(name, text);
    element.querySelector<HTMLElement>(`[name="${name}"]`)?.focus();
  }

  async function submit(element: HTMLFormElement): Promise<FormReport> {
    try {
      const late = new Promise<never>((_, reject) => {
        setTimeout(reject, timeout, new Error(`The form was not loaded in ${timeout} ms.`));
      });
      const { submitForm } = await Promise.race([loadChunk(loadSubmit), late]);
      return await submitForm(element, options, copy);
    } catch (error) {
      console.error(error);
      return { state: 'error', message: copy.sending.failed, unsent: report.unsent };
    }
  }

  async function send(element: HTMLFormElement, isRetry = false) {
    const lead = options.read(new FormData(element));
    const answers = lead as Readonly<Record<string, unknown>>;
    const missing = options.copy.fields.filter(({ name, optional }) => !optional && !answers[name]);
    if (missing.length > 0) {
      const message = options.copy.messages.missing;
      setReport({ state: 'error', message });
      toast('error', message);
      for (const { name } of missing.toReversed()) refuse(element, name, copy.sending.missingField);
      return;
    }
    waiting.current?.abort();
    setReport({ state: 'submitting' });
    const next = await submit(element);
    const { unsent } = next;
    const hasArrived = next.state !== 'error';
    setReport(next);
    if (next.toast) toast(hasArrived ? 'success' : 'error', next.toast);
    if (hasArrived && element.isConnected && !options.deliver) {
      // An address of its own, as without JavaScript, by which sent forms can be counted.
      const search = new URLSearchParams(location.search);
      search.set('sent', lead.endpoint);
      void navigate({ search: String(search) }, { replace: true });
    }
    if (next.refusedField) refuse(element, next.refusedField, copy.refusedField);
    if (isRetry || !unsent) return;
    waiting.current = new AbortController();
    const retry = () => {
      if (findDraft(unsent.form) === unsent) void send(element, true);
    };
    addEventListener('online', retry, { once: true, signal: waiting.current.signal });
  }

  return {
    report,
    errors,
    /** Deletes the draft. */
    discard() {
      if (!form.current) return;
      const { form: name } = draftOf(form.current);
      saveTyped(name);
      saveUnsent(name);
      form.current.reset();
      setReport({ state: 'success', message: copy.unsent.discarded });
    },
    /** Props for the `form`. */
    formProps: {
      ref: form,
      onSubmit(event: FormEvent<HTMLFormElement>) {
        event.preventDefault();
        if (report.state !== 'submitting') void send(event.currentTarget);
      },
      onFocus() {
        preloadNotifications();
        loadSubmit().catch(() => undefined);
      },
      onInvalidCapture(event: FormEvent<HTMLFormElement>) {
        const field = event.target as Control;
        event.preventDefault();
        setError(field.name, field.validationMessage);
        if (field === event.currentTarget.querySelector(':invalid:not(fieldset)')) field.focus();
      },
      onInput({ target }: FormEvent<HTMLFormElement>) {
        const { name, validity } = target as Control;
        if (errors[name] && validity.valid) setError(name);
      },
      onReset: () => setErrors({}),
    },
  };
}
