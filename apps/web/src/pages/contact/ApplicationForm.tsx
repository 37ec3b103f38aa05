import type { Site } from '@cornerbell/content/copy';
import { Button } from '@cornerbell/ui';
import { useRef, useState, type FormEvent } from 'react';
import { draftOf, saveTyped } from '../../forms/drafts.ts';
import { NoScript } from '../../forms/NoScript.tsx';
import { useRestoredForm } from '../../forms/restore-form.ts';
import { useFieldErrors } from '../../forms/use-field-errors.ts';
import { Alert } from '../../notifications/Alert.tsx';
import * as styles from './ApplicationForm.css.ts';
import { ApplicationRounds } from './ApplicationRounds.tsx';
import { readApplication } from './read-application.ts';

/** Props of `ApplicationForm`. */
export interface ApplicationFormProps {
  copy: Site['contact'];
  /** The id of the form's heading. */
  labelledBy: string;
}

/**
 * The application form without delivery: the answers are logged in the browser's console, nothing is sent, and a dialog says thank
 * you.
 */
export function ApplicationForm({ copy, labelledBy }: ApplicationFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [applied, setApplied] = useState(false);
  const { errors, watch } = useFieldErrors();
  useRestoredForm(form);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { endpoint: _, ...answers } = readApplication(new FormData(event.currentTarget));
    console.info('Application', answers);
    setApplied(true);
  }

  function acknowledge() {
    setApplied(false);
    if (!form.current) return;
    form.current.reset();
    saveTyped(draftOf(form.current).form);
  }

  return (
    <>
      <form
        ref={form}
        className={styles.root}
        // Outside a dialog this method sends nothing, also before the page is hydrated.
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
      <Alert open={applied} onOpenChange={acknowledge} description={copy.messages.done} />
    </>
  );
}
