import { plainForm, PlainFormFields } from '#plain-form';
import { fieldLimits } from '@cornerbell/api/limits';
import { useState } from 'react';
import type { Lead } from '../../shell/send.ts';
import { FormStatuses } from '../../forms/FormStatuses.tsx';
import { Alert } from '../../notifications/Alert.tsx';
import { LeadFormEnd } from '../../outbox/LeadFormEnd.tsx';
import { useLeadForm, type Report } from '../../outbox/use-lead-form.ts';
import type { ApplicationFormProps } from './ApplicationForm.tsx';
import * as styles from './ApplicationForm.css.ts';
import { ApplicationRounds } from './ApplicationRounds.tsx';
import { readApplication } from './read-application.ts';

const read = (data: FormData): Lead => ({
  endpoint: 'application',
  request: readApplication(data),
});

/**
 * The application form with delivery (`VITE_APPLICATION_DELIVERY=function`): sent through the outbox, with the same dialog when an
 * application has been received.
 */
export function ApplicationForm({ copy, labelledBy }: ApplicationFormProps) {
  const [applied, setApplied] = useState(false);

  function done(): Report {
    setApplied(true);
    return { message: copy.messages.received };
  }

  const form = useLeadForm({
    read,
    fields: copy.fields,
    missing: copy.messages.missing,
    done,
  });
  const { errors, formProps } = form;

  return (
    <>
      <form className={styles.root} {...plainForm} aria-labelledby={labelledBy} {...formProps}>
        <FormStatuses endpoint="application" statuses={copy.statuses} />
        <PlainFormFields endpoint="application" />
        <ApplicationRounds copy={copy} errors={errors} limits={fieldLimits} />
        <LeadFormEnd
          endpoint="application"
          form={form}
          questions={copy}
          submitLabel={copy.submitLabel}
          submittingLabel={copy.submittingLabel}
        />
      </form>
      <Alert open={applied} onOpenChange={setApplied} description={copy.messages.done} />
    </>
  );
}
