import { fieldLimits } from '@cornerbell/api/limits';
import { useState } from 'react';
import { plainForm, PlainFormFields } from '../../forms/PlainFormFields.tsx';
import { FormStatuses } from '../../forms/FormStatuses.tsx';
import { LeadFormEnd } from '../../forms/LeadFormEnd.tsx';
import { useLeadForm } from '../../forms/use-lead-form.ts';
import { Alert } from '../../notifications/Alert.tsx';
import type { ApplicationFormProps } from './ApplicationForm.tsx';
import * as styles from './ApplicationForm.css.ts';
import { ApplicationRounds } from './ApplicationRounds.tsx';
import { readApplication } from './read-application.ts';

/**
 * The application form with delivery (`VITE_APPLICATION_DELIVERY=function`), with the same dialog when an application has arrived.
 */
export function DeliveredApplicationForm({ copy, labelledBy }: ApplicationFormProps) {
  const [applied, setApplied] = useState(false);
  const form = useLeadForm({
    read: readApplication,
    fields: copy.fields,
    missing: copy.messages.missing,
    onArrival() {
      setApplied(true);
      return {};
    },
  });
  const { errors, formProps } = form;

  return (
    <>
      <form className={styles.root} {...plainForm} aria-labelledby={labelledBy} {...formProps}>
        <FormStatuses endpoint="application" statuses={copy.statuses} />
        <PlainFormFields endpoint="application" />
        <ApplicationRounds copy={copy} errors={errors} limits={fieldLimits} />
        <LeadFormEnd
          form={form}
          submitLabel={copy.submitLabel}
          submittingLabel={copy.submittingLabel}
          size="lg"
        />
      </form>
      <Alert open={applied} onOpenChange={setApplied} description={copy.messages.done} />
    </>
  );
}
