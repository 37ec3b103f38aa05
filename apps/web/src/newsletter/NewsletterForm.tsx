import { fieldLimits } from '@cornerbell/api/limits';
import { TextField } from '@cornerbell/ui';
import type { FormEvent } from 'react';
import { LeadForm } from '../forms/LeadForm.tsx';
import { useNotify } from '../notifications/notifications.tsx';
import { useCopy } from '../shared/copy.ts';
import * as styles from './NewsletterForm.css.ts';

/** The newsletter form. */
export function NewsletterForm() {
  const { newsletter: copy } = useCopy();
  const { missing, done, confirm } = copy.messages;
  const notify = useNotify();
  const fields = [
    { name: 'name', label: copy.nameLabel, type: 'text' },
    { name: 'email', label: copy.emailLabel, type: 'email' },
  ] as const;

  /** Shows one notification for all empty fields, in addition to the browser's validation. */
  function refuse({ currentTarget: field }: FormEvent<HTMLInputElement>) {
    const isFirst = field === field.form?.querySelector('input:invalid');
    if (isFirst && field.validity.valueMissing)
      notify('error', missing, 'newsletter').catch(console.error);
  }

  return (
    <LeadForm
      endpoint="newsletter"
      copy={{ ...copy, fields }}
      onArrival={(_, { confirmation }) => ({
        toast: done,
        message: confirmation && confirm,
      })}
      className={styles.root}
      submitClassName={styles.submit}
    >
      {(errors) =>
        fields.map(({ name, label, type }) => (
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
          />
        ))
      }
    </LeadForm>
  );
}
