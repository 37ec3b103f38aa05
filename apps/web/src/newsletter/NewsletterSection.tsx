import { Container, Heading, Section, Stack, Text } from '@cornerbell/ui';
import type { FormEvent } from 'react';
import { FormFields } from '../forms/FormFields.tsx';
import { LeadForm } from '../forms/LeadForm.tsx';
import { useNotify } from '../notifications/notifications.tsx';
import { screenOnly } from '../sections/layout.css.ts';
import { useCopy } from '../shared/copy.ts';
import * as styles from './NewsletterSection.css.ts';

/** The newsletter form. */
function NewsletterForm() {
  const { newsletter: copy } = useCopy();
  const { missing, done, confirm } = copy.messages;
  const notify = useNotify();
  const fields = [
    { name: 'name', label: copy.nameLabel, control: 'text', autocomplete: 'name' },
    { name: 'email', label: copy.emailLabel, control: 'email', autocomplete: 'email' },
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
      className={styles.form}
      submitClassName={styles.submit}
    >
      {(errors) => <FormFields fields={fields} errors={errors} onInvalid={refuse} />}
    </LeadForm>
  );
}

/** The section with the newsletter form. */
export function NewsletterSection() {
  const { title, lead } = useCopy().newsletter;
  return (
    <Section tone="white" labelledBy="newsletter" className={screenOnly}>
      <Container>
        <div className={styles.root}>
          <Stack gap="sm">
            <Heading id="newsletter" size="lg">
              {title}
            </Heading>
            <Text tone="muted">{lead}</Text>
          </Stack>
          <NewsletterForm />
        </div>
      </Container>
    </Section>
  );
}
