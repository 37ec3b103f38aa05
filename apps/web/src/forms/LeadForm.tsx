import type { LeadRequest } from '@cornerbell/api';
import { leadFunctionPath } from '@cornerbell/api/schema';
import { Button, FormStatus, Text, type ButtonProps } from '@cornerbell/ui';
import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type FormEvent,
  type ReactNode,
} from 'react';
import { flushSync } from 'react-dom';
import { CompanyContact } from '../company/CompanyContact.tsx';
import { preloadNotifications, useNotify } from '../notifications/notifications.tsx';
import { useCopy } from '../shared/copy.ts';
import { earlyTap } from '../shared/early-tap.ts';
import { loadChunk } from '../shared/load-chunk.ts';
import { useSettings } from '../shared/settings.ts';
import { useReplaceQuery, useShownLocation } from '../shared/shown-location.ts';
import { useHydrated } from '../shared/use-hydrated.ts';
import { findDraft, saveDraft } from './drafts.ts';
import type { FormFieldsProps } from './FormFields.tsx';
import * as styles from './LeadForm.css.ts';
import { readLead } from './read-lead.ts';
import { Receipt } from './Receipt.tsx';
import { restoreForm } from './restore-form.ts';
import type { FormReport, LeadFormOptions } from './submit-form.ts';

/** Loads the code that sends, with supabase-js. */
const loadSubmit = () => import('./submit-form.ts');

/** The longest time that it may take to load, in milliseconds. */
const timeout = 15_000;

/** An email whose host has no dot, or one letter behind the last. */
const cutOff = /@[^.]+$|\.[^.]?$/;

interface LeadFormProps extends LeadFormOptions, Pick<ButtonProps, 'size'> {
  endpoint: LeadRequest['endpoint'];
  /** The id of the form's heading. */
  labelledBy?: string;
  className: string;
  submitClassName?: string;
  /** Renders the fields with their error messages, by name. */
  children: (errors: FormFieldsProps['errors']) => ReactNode;
}

/**
 * A form that is sent to the function: its fields, the honeypot, its button and its status. What is
 * typed is restored when the form is shown again, until it has arrived. A form that could not be
 * sent is sent once more when the network is back, if the page is still open. The browser
 * validates; instead of its bubble, each field shows its message until it is valid, and the first
 * invalid field gets the focus. Without JavaScript, the browser posts the form and the function
 * redirects to `#<endpoint>-<status>`, where `:target` shows the message.
 */
export function LeadForm({
  endpoint,
  size,
  labelledBy,
  className,
  submitClassName = styles.button,
  children,
  ...options
}: LeadFormProps) {
  const { submitLabel, submittingLabel, statuses } = options.copy;
  const isPlain = !options.deliver;
  const { messages } = useCopy();
  const settings = useSettings();
  const { pathname } = useShownLocation();
  const hydrated = useHydrated();
  const notify = useNotify();
  const replaceQuery = useReplaceQuery();
  const form = useRef<HTMLFormElement>(null);
  const status = useRef<HTMLDivElement>(null);
  const waiting = useRef<AbortController>(undefined);
  const [report, setReport] = useState<FormReport>({ state: 'idle' });
  const [errors, setErrors] = useState<FormFieldsProps['errors']>({});
  const { state, message, details, receipt, unsent } = report;
  const isSending = state === 'submitting';
  const label = unsent ? messages.sending.retryLabel : submitLabel;

  const restore = useEffectEvent(() => {
    const known = form.current && restoreForm(form.current);
    if (known) setReport({ state: 'error', message: messages.unsent, unsent: known });
    // Before hydration, the browser sends only plain forms.
    if (!isPlain && earlyTap.form === form.current) form.current?.requestSubmit();
  });
  // Not before the address is known, which determines the defaults of fields.
  useLayoutEffect(() => {
    if (hydrated) restore();
  }, [hydrated]);
  useEffect(() => {
    performance.mark('form:hydrated');
    return () => waiting.current?.abort();
  }, []);
  useEffect(() => {
    if (unsent && location.hash === '#unsent') status.current?.focus();
  }, [unsent]);

  // The button that had the focus is gone.
  useLayoutEffect(() => {
    if (receipt) status.current?.focus();
  }, [receipt]);

  const setError = (name: string, text?: string) =>
    setErrors((known) => ({ ...known, [name]: text }));

  function show(element: HTMLFormElement, next: FormReport) {
    const { toast, errors: refused = {} } = next;
    setReport(next);
    setErrors((known) => ({ ...known, ...refused }));
    const [first] = Object.keys(refused);
    if (first) element.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
    // The form shows it too. Without a network, it may not load.
    if (toast) {
      const kind = next.state === 'error' ? 'error' : 'success';
      notify(kind, toast, endpoint).catch(console.error);
    }
  }

  async function submit(element: HTMLFormElement): Promise<FormReport> {
    try {
      const late = new Promise<never>((_, reject) => {
        setTimeout(reject, timeout, new Error(`The form was not loaded in ${timeout} ms.`));
      });
      const { submitForm } = await Promise.race([loadChunk(loadSubmit), late]);
      return await submitForm(element, options, messages, settings);
    } catch (error) {
      console.error(error);
      const { failed } = messages.sending;
      const toast = options.copy.messages.failed ?? failed;
      return { state: 'error', message: failed, toast, unsent };
    }
  }

  async function send(element: HTMLFormElement, isRetry = false) {
    const answers = readLead(element, options) as Readonly<Record<string, unknown>>;
    const missing = options.copy.fields.filter(({ name, optional }) => !optional && !answers[name]);
    if (missing.length > 0) {
      const toast = options.copy.messages.missing;
      const blank = missing.map(({ name }) => [name, messages.sending.missingField]);
      const fields = Object.fromEntries(blank);
      show(element, { state: 'error', message: toast, toast, errors: fields, unsent });
      return;
    }
    if (cutOff.test(String(answers['email']))) {
      show(element, { state: 'idle', errors: { email: messages.sending.cutOffEmail }, unsent });
      return;
    }
    waiting.current?.abort();
    setReport({ state: 'submitting' });
    const next = await submit(element);
    show(element, next);
    if (next.state !== 'error' && element.isConnected && !options.deliver) {
      // An address of its own, as without JavaScript, by which sent forms can be counted.
      const search = new URLSearchParams(location.search);
      search.set('sent', endpoint);
      replaceQuery(String(search));
    }
    const { unsent: draft } = next;
    if (isRetry || !draft) return;
    waiting.current = new AbortController();
    const retry = () => {
      if (findDraft(draft.form) === draft) void send(element, true);
    };
    addEventListener('online', retry, { once: true, signal: waiting.current.signal });
  }

  function discard() {
    if (unsent) saveDraft(unsent.form);
    form.current?.reset();
    status.current?.focus();
    setReport({ state: 'success', message: messages.unsent.discarded });
  }

  function startAnother() {
    flushSync(() => setReport({ state: 'idle' }));
    form.current?.querySelector<HTMLElement>('input:not([type=radio]), :checked')?.focus();
  }

  function showInvalid(event: FormEvent<HTMLFormElement>) {
    const field = event.target as HTMLInputElement | HTMLTextAreaElement;
    event.preventDefault();
    setError(field.name, field.validationMessage);
    if (field === event.currentTarget.querySelector(':invalid:not(fieldset)')) field.focus();
  }

  function hideValid({ target }: FormEvent<HTMLFormElement>) {
    const { name, validity } = target as HTMLInputElement | HTMLTextAreaElement;
    if (errors[name] && validity.valid) setError(name);
  }

  return (
    // The events are those of its fields.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <form
      ref={form}
      className={className}
      data-page={pathname}
      data-endpoint={endpoint}
      // Outside a dialog, the method `dialog` sends nothing.
      method={isPlain ? 'post' : 'dialog'}
      action={isPlain ? settings.functionsUrl + leadFunctionPath : undefined}
      aria-labelledby={labelledBy}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isSending) void send(event.currentTarget);
      }}
      onFocus={() => {
        preloadNotifications();
        loadSubmit().catch(() => undefined);
      }}
      onInvalidCapture={showInvalid}
      onInput={hideValid}
      onReset={() => setErrors({})}
    >
      {!isPlain && (
        <noscript>
          <div className={styles.noScript}>
            <Text>{messages.noScript}</Text>
            <CompanyContact />
          </div>
        </noscript>
      )}
      {!receipt && (
        <>
          {children(errors)}
          {isPlain && <input type="hidden" name="endpoint" value={endpoint} />}
          {/* A browser does not send the path of the page to another origin, which redirects to it. */}
          {settings.functionsUrl && <input type="hidden" name="page" value={pathname} />}
          <input name="website" autoComplete="off" hidden />
          <Button
            type="submit"
            size={size}
            className={isPlain ? submitClassName : `${submitClassName} ${styles.scripted}`}
            // Not `disabled`, which would lose the focus.
            aria-disabled={isSending || undefined}
          >
            {isSending ? submittingLabel : label}
          </Button>
        </>
      )}
      {hydrated && (
        <div
          className={styles.end}
          // Takes no room in the grid while empty, even before its styles have loaded.
          style={{ position: state === 'idle' ? 'absolute' : undefined }}
        >
          <FormStatus ref={status} tabIndex={-1} state={state}>
            {isSending && submittingLabel}
            {message && (
              <>
                <strong>{message.title}</strong>
                {message.text && <Text>{message.text}</Text>}
                {details}
              </>
            )}
          </FormStatus>
          {receipt && <Receipt answers={receipt} onAnother={startAnother} />}
          {unsent && (
            <Button variant="ghost" className={styles.button} onClick={discard}>
              {messages.unsent.discardLabel}
            </Button>
          )}
        </div>
      )}
      {isPlain &&
        Object.entries(statuses).map(([name, text]) => (
          <p key={name} id={`${endpoint}-${name}`} className={styles.answer}>
            {text}
          </p>
        ))}
    </form>
  );
}
