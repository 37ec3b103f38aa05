import { newsletter, newsletterMessages } from '@cornerbell/content/site';
import { Button, TextField } from '@cornerbell/ui';
import { useState, type FormEvent } from 'react';
import { subscribe } from '../../app/send.ts';
import { textOf } from '../forms/text-of.ts';
import { useNotify, warmNotifications } from '../notifications/notifications.tsx';
import * as styles from './NewsletterForm.css.ts';

type State = 'idle' | 'submitting' | 'success' | 'error';

/** Notes that a notice could not be fetched; the visitor has been offered a reload. */
const logUnseen = (error: unknown) => console.error(error);

/** The newsletter form: idle, submitting, then success or error. Specification §4, §5, §7, §8. */
export function NewsletterForm() {
  const [state, setState] = useState<State>('idle');
  const notify = useNotify();
  const submitting = state === 'submitting';

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (submitting) return;
    const form = event.currentTarget;
    const data = new FormData(form);
    const request = { name: textOf(data, 'name'), email: textOf(data, 'email') };
    if (!request.name || !request.email) return notify('error', newsletterMessages.missing);
    setState('submitting');
    const { ok } = await subscribe(request);
    setState(ok ? 'success' : 'error');
    if (ok) form.reset();
    await (ok
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
      action="/functions/v1/book-demo-ghl"
      data-state={state}
      data-by-need=""
      onSubmit={(event) => void submit(event).catch(logUnseen)}
    >
      <TextField
        label={newsletter.nameLabel}
        name="name"
        autoComplete="name"
        required
        onInvalid={refuse}
        onFocus={warmNotifications}
      />
      <TextField
        label={newsletter.emailLabel}
        name="email"
        type="email"
        autoComplete="email"
        required
        onInvalid={refuse}
        onFocus={warmNotifications}
      />
      <Button type="submit" disabled={submitting}>
        {submitting ? newsletter.submittingLabel : newsletter.submitLabel}
      </Button>
    </form>
  );
}
