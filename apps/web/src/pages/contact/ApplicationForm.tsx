import {
  applicationFields,
  applicationMessages,
  applicationRounds,
  contactPage,
} from '@cornerbell/content/site';
import { AlertDialog, Button, RequiredNote } from '@cornerbell/ui';
import { useRef, useState, type FormEvent } from 'react';
import { FormFields } from '../../features/forms/FormFields.tsx';
import { NoScript } from '../../features/forms/NoScript.tsx';
import { textOf } from '../../features/forms/text-of.ts';
import { useFieldErrors } from '../../features/forms/use-field-errors.ts';
import * as styles from './ApplicationForm.css.ts';

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
    const data = new FormData(event.currentTarget);
    const application = Object.fromEntries(
      applicationFields.map(({ name }) => [name, textOf(data, name)]),
    );
    console.info('Application', application);
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
        // Outside a dialog this method sends nothing: so it is even before the app is awake.
        method="dialog"
        aria-labelledby={labelledBy}
        data-by-need=""
        onSubmit={submit}
        {...watch}
      >
        <NoScript />
        <RequiredNote />
        {applicationRounds.map(({ title, fields }, index) => (
          <fieldset key={title} className={styles.round}>
            <legend className={styles.legend}>
              <span aria-hidden="true" className={styles.number}>
                {index + 1}
              </span>
              {title}
            </legend>
            <div className={styles.fields}>
              <FormFields fields={fields} errors={errors} />
            </div>
          </fieldset>
        ))}
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
