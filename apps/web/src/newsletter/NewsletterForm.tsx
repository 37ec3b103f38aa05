import type { Outcome } from '@cornerbell/api';
import {
  newsletter,
  newsletterMessages,
  newsletterReasons,
  newsletterStatuses,
  refusedFieldText,
} from '@cornerbell/content/site';
import { Button, TextField } from '@cornerbell/ui';
import { useState, type FormEvent } from 'react';
import { flushSync } from 'react-dom';
import { subscribe } from '../shell/send.ts';
import { textOf } from '../forms/text-of.ts';
import { FormStatuses } from '../forms/FormStatuses.tsx';
import { Honeypot } from '../forms/Honeypot.tsx';
import { plainFormAction, PlainFormFields } from '../forms/PlainFormFields.tsx';
import { useExtras } from '../forms/use-extras.ts';
import { useFieldErrors } from '../forms/use-field-errors.ts';
import { waitText } from '../forms/wait-text.ts';
import { useNotify, warmNotifications } from '../notifications/notifications.tsx';
import * as styles from './NewsletterForm.css.ts';

type State = 'idle' | 'submitting' | 'success' | 'error';

const fields = [
  { name: 'name', label: newsletter.nameLabel, type: 'text' },
  { name: 'email', label: newsletter.emailLabel, type: 'email' },
] as const;

/** Notes that a notice could not be fetched; the visitor has been offered a reload. */
const logUnseen = (error: unknown) => console.error(error);

/** What the visitor can do about a failure; nothing where it is the function's. */
function reasonOf(outcome: Outcome): string | undefined {
  if (outcome.ok) return undefined;
  const { reason, retryAfterSeconds } = outcome;
  if (reason === 'offline') return newsletterReasons.offline;
  return reason === 'limited'
    ? `${newsletterReasons.limited} ${waitText(retryAfterSeconds)}.`
    : undefined;
}

/** The newsletter form: idle, submitting, then success or error. Specification §4, §5, §7, §8. */
export function NewsletterForm() {
  const [state, setState] = useState<State>('idle');
  const [reason, setReason] = useState<string>();
  const { errors, setError, watch } = useFieldErrors();
  const extrasOf = useExtras();
  const notify = useNotify();
  const submitting = state === 'submitting';

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
      sayAt(missing.name, newsletterMessages.missing.text);
      return notify('error', newsletterMessages.missing);
    }
    setState('submitting');
    setReason(undefined);
    const outcome = await subscribe(request, extrasOf(data));
    flushSync(() => {
      setState(outcome.ok ? 'success' : 'error');
      setReason(reasonOf(outcome));
    });
    // Where it was on the button, it has gone while that could not be pressed.
    if (document.activeElement === document.body)
      form.querySelector<HTMLElement>('[type=submit]')?.focus();
    if (outcome.ok) form.reset();
    else if (outcome.field) sayAt(outcome.field, refusedFieldText);
    await (outcome.ok
      ? notify('success', newsletterMessages.done)
      : notify('error', newsletterMessages.failed));
  }

  /** The browser refuses an empty field by itself; the notice says so in words, once for the form. */
  function refuse({ currentTarget: field }: FormEvent<HTMLInputElement>) {
    const isFirst = field === field.form?.querySelector('input:invalid');
    if (isFirst && field.validity.valueMissing)
      void notify('error', newsletterMessages.missing).catch(logUnseen);
  }

  return (
    <form
      className={styles.root}
      method="post"
      action={plainFormAction}
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
          error={errors[name]}
          onInvalid={refuse}
          onFocus={warmNotifications}
        />
      ))}
      <Honeypot />
      <PlainFormFields endpoint="newsletter" />
      <Button type="submit" className={styles.submit} disabled={submitting}>
        {submitting ? newsletter.submittingLabel : newsletter.submitLabel}
      </Button>
      {reason && (
        <p role="alert" className={styles.reason}>
          {reason}
        </p>
      )}
      <FormStatuses endpoint="newsletter" statuses={newsletterStatuses} />
    </form>
  );
}
