import type { LeadRequest } from '@cornerbell/api';
import { RequiredNote } from '@cornerbell/ui';
import { useState } from 'react';
import { FormFields } from '../../forms/FormFields.tsx';
import { LeadForm } from '../../forms/LeadForm.tsx';
import { answersOf } from '../../forms/Receipt.tsx';
import { fillPlaceholders } from '../../library/fill-placeholders.ts';
import { Alert } from '../../notifications/Alert.tsx';
import { useSettings } from '../../shared/settings.ts';
import { useShownLocation } from '../../shared/shown-location.ts';
import { useHydrated } from '../../shared/use-hydrated.ts';
import * as styles from './ContactPage.css.ts';
import type { ContactData } from './data.ts';

interface ApplicationFormProps extends Pick<ContactData, 'copy' | 'plans'> {
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
 * The application form, with its fields in rounds and a dialog that says thank you. An application
 * is delivered where the settings say so, otherwise logged.
 */
export function ApplicationForm({ copy, plans, labelledBy }: ApplicationFormProps) {
  const { deliversApplications } = useSettings();
  const { search } = useShownLocation();
  const chosen = useHydrated() ? new URLSearchParams(search).get('plan') : null;
  const plan = plans.find(({ id }) => id === chosen)?.name;
  const message = plan ? `${fillPlaceholders(copy.planLine, { plan })}\n` : '';
  const [applied, setApplied] = useState(false);

  return (
    <>
      <LeadForm
        endpoint="application"
        copy={copy}
        onArrival={(lead) => {
          setApplied(true);
          return {
            message: { title: copy.messages.done },
            // What is only logged was not sent.
            receipt: deliversApplications ? answersOf(copy.fields, lead) : [],
          };
        }}
        deliver={deliversApplications ? undefined : logApplication}
        size="lg"
        labelledBy={labelledBy}
        className={styles.form}
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
                    defaults={{ message }}
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
