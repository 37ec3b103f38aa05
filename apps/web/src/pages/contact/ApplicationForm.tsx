import type { ContactCopy } from '@cornerbell/content/copy';
import { AlertDialog, Button } from '@cornerbell/ui';
import { useRef, useState, type FormEvent } from 'react';
import { NoScript } from '../../forms/NoScript.tsx';
import { useFieldErrors } from '../../forms/use-field-errors.ts';
import * as styles from './ApplicationForm.css.ts';
import { ApplicationRounds } from './ApplicationRounds.tsx';
import { readApplication } from './read-application.ts';

/** Props of `ApplicationForm`. */
export interface ApplicationFormProps {
  copy: ContactCopy;
  /** The id of its heading. */
  labelledBy: string;
}

/**
 * The application form: the browser asks for all seven fields, then the answers are logged on this
 * device, nothing is sent, and an alert says thank you.
 */
export function ApplicationForm({ copy, labelledBy }: ApplicationFormProps) {
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
        <ApplicationRounds copy={copy} errors={errors} />
        <Button type="submit" size="lg" className={styles.submit}>
          {copy.submitLabel}
        </Button>
      </form>
      <AlertDialog open={applied} onOpenChange={acknowledge} description={copy.messages.done} />
    </>
  );
}
