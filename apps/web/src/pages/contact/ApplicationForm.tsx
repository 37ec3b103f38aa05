import { applicationMessages, contactPage } from '@cornerbell/content/site';
import { AlertDialog, Button } from '@cornerbell/ui';
import { useRef, useState, type FormEvent } from 'react';
import { NoScript } from '../../forms/NoScript.tsx';
import { useFieldErrors } from '../../forms/use-field-errors.ts';
import * as styles from './ApplicationForm.css.ts';
import { ApplicationRounds } from './ApplicationRounds.tsx';
import { readApplication } from './read-application.ts';

/**
 * The application form: the browser asks for all seven fields, then the answers are logged on this
 * device, nothing is sent, and an alert says thank you. Specification §3, §5, §7, §8.
 */
export function ApplicationForm({ labelledBy }: { labelledBy: string }) {
  const form = useRef<HTMLFormElement>(null);
  const [applied, setApplied] = useState(false);
  const { errors, watch } = useFieldErrors();

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    console.info('Application', readApplication(new FormData(event.currentTarget)));
    setApplied(true);
  }

  function acknowledge() {
    setApplied(false);
    form.current?.reset();
  }

  return (
    <>
      <form
        ref={form}
        className={styles.root}
        // Outside a dialog this method sends nothing: so it is before the page is hydrated, too.
        method="dialog"
        aria-labelledby={labelledBy}
        onSubmit={submit}
        {...watch}
      >
        <NoScript />
        <ApplicationRounds errors={errors} />
        <Button type="submit" size="large" className={styles.submit}>
          {contactPage.submitLabel}
        </Button>
      </form>
      <AlertDialog
        open={applied}
        onOpenChange={acknowledge}
        description={applicationMessages.done}
      />
    </>
  );
}
