import type { Outcome } from '@cornerbell/api';
import { fieldLimits } from '@cornerbell/api/limits';
import type { Site } from '@cornerbell/content/copy';
import { Button, TextField } from '@cornerbell/ui';
import { useState, type FormEvent } from 'react';
import { flushSync } from 'react-dom';
import { plainForm, PlainFormFields } from '../forms/PlainFormFields.tsx';
import { useCopy } from '../shell/copy.ts';
import { subscribe } from '../shell/send.ts';
import { textOf } from '../forms/text-of.ts';
import { FormStatuses } from '../forms/FormStatuses.tsx';
import { Honeypot } from '../forms/Honeypot.tsx';
import { useExtras } from '../forms/use-extras.ts';
import { useFieldErrors } from '../forms/use-field-errors.ts';
import { waitText } from '../forms/wait-text.ts';
import { useNotify, preloadNotifications } from '../notifications/notifications.tsx';
import * as styles from './NewsletterForm.css.ts';

type State = 'idle' | 'submitting' | 'success' | 'error';

/** Logs that a notification could not be loaded; the visitor has been offered a reload. */
const logUnseen = (error: unknown) => console.error(error);

/** What the visitor can do about a failure; `undefined` for a failure of the function. */
function reasonOf(outcome: Outcome, reasons: Site['newsletter']['reasons']): string | undefined {
  if (outcome.ok) return undefined;
  const { reason, retryAfterSeconds } = outcome;
  if (reason === 'offline') return reasons.offline;
  return reason === 'limited' ? `${reasons.limited} ${waitText(retryAfterSeconds)}.` : undefined;
}

/** The newsletter form: idle, submitting, then success or error. */
export function NewsletterForm() {
  const { newsletter: copy, messages } = useCopy();
  const [state, setState] = useState<State>('idle');
  const [reason, setReason] = useState<string>();
  const { errors, setError, watch } = useFieldErrors();
  const extrasOf = useExtras();
  const notify = useNotify();
  const submitting = state === 'submitting';
  const fields = [
    { name: 'name', label: copy.nameLabel, type: 'text' },
    { name: 'email', label: copy.emailLabel, type: 'email' },
  ] as const;

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (submitting) return;
    const form = event.currentTarget;
    const data = new FormData(form);
    const sayAt = (name: string, text: string) => {
      setError(name, text);
      form.querySelector<HTMLElement>(`[name="${name}"]`)?.focus();
    };
    const request = { name: textOf(data, 'name'), email: textOf(data, 'email') };
    const missing = fields.find(({ name }) => !request[name]);
    if (missing) {
      sayAt(missing.name, copy.messages.missing.text);
      return notify('error', copy.messages.missing);
    }
    setState('submitting');
    setReason(undefined);
    const outcome = await subscribe(request, extrasOf(data));
    flushSync(() => {
      setState(outcome.ok ? 'success' : 'error');
      setReason(reasonOf(outcome, copy.reasons));
    });
    // The disabled button has lost the focus.
    if (document.activeElement === document.body)
      form.querySelector<HTMLElement>('[type=submit]')?.focus();
    if (outcome.ok) form.reset();
    else if (outcome.field) sayAt(outcome.field, messages.refusedField);
    await (outcome.ok
      ? notify('success', copy.messages.done)
      : notify('error', copy.messages.failed));
  }

  /** Shows one notification for all empty fields, in addition to the browser's validation. */
  function refuse({ currentTarget: field }: FormEvent<HTMLInputElement>) {
    const isFirst = field === field.form?.querySelector('input:invalid');
    if (isFirst && field.validity.valueMissing)
      void notify('error', copy.messages.missing).catch(logUnseen);
  }

  return (
    <form
      className={styles.root}
      {...plainForm}
      data-state={state}
      onSubmit={(event) => void submit(event).catch(logUnseen)}
      {...watch}
    >
      {fields.map(({ name, label, type }) => (
        <TextField
          key={name}
          label={label}
          name={name}
          type={type}
          autoComplete={name}
          required
          maxLength={fieldLimits[name]}
          error={errors[name]}
          onInvalid={refuse}
          onFocus={preloadNotifications}
        />
      ))}
      <Honeypot />
      <PlainFormFields endpoint="newsletter" />
      <Button type="submit" className={styles.submit} disabled={submitting}>
        {submitting ? copy.submittingLabel : copy.submitLabel}
      </Button>
      {reason && (
        <p role="alert" className={styles.reason}>
          {reason}
        </p>
      )}
      <FormStatuses endpoint="newsletter" statuses={copy.statuses} />
    </form>
  );
}
