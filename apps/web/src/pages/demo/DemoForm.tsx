import { fieldLimits } from '@cornerbell/api/limits';
import type { Site } from '@cornerbell/content/copy';
import { RequiredNote } from '@cornerbell/ui';
import { plainForm, PlainFormFields } from '../../forms/PlainFormFields.tsx';
import type { Lead } from '../../shell/send.ts';
import { FormFields } from '../../forms/FormFields.tsx';
import { FormStatuses } from '../../forms/FormStatuses.tsx';
import { LeadFormEnd } from '../../outbox/LeadFormEnd.tsx';
import { useLeadForm, type Report } from '../../outbox/use-lead-form.ts';
import * as styles from './DemoForm.css.ts';
import { KindField } from './KindField.tsx';
import { readRequest } from './read-request.ts';
import { WindowFields } from './WindowFields.tsx';
import { windowText } from './windows.ts';

interface DemoFormProps {
  copy: Site['demo'];
  /** The id of the form's heading. */
  labelledBy: string;
}

/** The form for a demo or a call, sent through the outbox. */
export function DemoForm({ copy, labelledBy }: DemoFormProps) {
  const { fields, messages, windowLabels } = copy;
  const aboutYou = fields.filter(({ control }) => control !== 'textarea');
  const inYourWords = fields.filter(({ control }) => control === 'textarea');

  const read = (data: FormData): Lead => ({
    endpoint: 'demo',
    request: readRequest(data, windowLabels.length),
  });

  function done(lead: Lead): Report {
    const windows = lead.endpoint === 'demo' ? (lead.request.windows ?? []) : [];
    return {
      message: windows.length > 0 ? messages.done : messages.doneWithoutTimes,
      lines: windows.map(windowText),
    };
  }

  const form = useLeadForm({ read, fields, missing: messages.missing, done });
  const { errors, formProps } = form;

  return (
    <form className={styles.root} {...plainForm} aria-labelledby={labelledBy} {...formProps}>
      <FormStatuses endpoint="demo" statuses={copy.statuses} />
      <PlainFormFields endpoint="demo" />
      <KindField copy={copy} />
      <RequiredNote />
      <FormFields fields={aboutYou} errors={errors} limits={fieldLimits} />
      <WindowFields copy={copy} errors={errors} />
      <FormFields fields={inYourWords} errors={errors} limits={fieldLimits} />
      <LeadFormEnd
        endpoint="demo"
        form={form}
        questions={copy}
        submitLabel={copy.submitLabel}
        submittingLabel={copy.submittingLabel}
      />
    </form>
  );
}
