import type { LeadRequest } from '@cornerbell/api';
import type { Site } from '@cornerbell/content/copy';
import { RequiredNote } from '@cornerbell/ui';
import { useState } from 'react';
import { FormFields } from '../../forms/FormFields.tsx';
import { LeadForm } from '../../forms/LeadForm.tsx';
import { useSettings } from '../../shared/settings.ts';
import { Alert } from '../../notifications/Alert.tsx';
import * as styles from './ApplicationForm.css.ts';
import { readApplication } from './read-application.ts';

interface ApplicationFormProps {
  copy: Site['contact'];
  /** The id of the form's heading. */
  labelledBy: string;
}

/** Logs an application in the browser's console. Nothing is sent. */
async function logApplication(application: LeadRequest) {
  const { endpoint: _, ...answers } = application;
  console.info('Application', answers);
  return { ok: true } as const;
}

/**
 * The application form, with its fields in rounds and a dialog that says thank you. It is delivered where the
 * settings say so, otherwise logged.
 */
export function ApplicationForm({ copy, labelledBy }: ApplicationFormProps) {
  const { deliversApplications } = useSettings();
  const [applied, setApplied] = useState(false);

  return (
    <>
      <LeadForm
        endpoint="application"
        copy={copy}
        read={readApplication}
        onArrival={() => {
          setApplied(true);
          return {};
        }}
        deliver={deliversApplications ? undefined : logApplication}
        size="lg"
        labelledBy={labelledBy}
        className={styles.root}
      >
        {(errors) => (
          <>
            <RequiredNote />
            {copy.rounds.map(({ title, fields }, index) => (
              <fieldset key={title} className={styles.round}>
                <legend className={styles.legend}>
                  <span aria-hidden="true" className={styles.number}>
                    {index + 1}
                  </span>
                  {title}
                </legend>
                <div className={styles.fields}>
                  <FormFields
                    fields={copy.fields.filter(({ name }) => fields.includes(name))}
                    errors={errors}
                  />
                </div>
              </fieldset>
            ))}
          </>
        )}
      </LeadForm>
      <Alert open={applied} onOpenChange={setApplied} description={copy.messages.done} />
    </>
  );
}
