import { FIELD_LIMITS } from '@cornerbell/api';
import {
  demoFields,
  demoMessages,
  demoPage as words,
  demoStatuses,
} from '@cornerbell/content/site';
import { RequiredNote } from '@cornerbell/ui';
import type { Lead } from '../../shell/send.ts';
import { FormFields } from '../../forms/FormFields.tsx';
import { FormStatuses } from '../../forms/FormStatuses.tsx';
import { plainFormAction, PlainFormFields } from '../../forms/PlainFormFields.tsx';
import { LeadFormEnd } from '../../outbox/LeadFormEnd.tsx';
import { useLeadForm, type Report } from '../../outbox/use-lead-form.ts';
import * as styles from './DemoForm.css.ts';
import { KindField } from './KindField.tsx';
import { readRequest } from './read-request.ts';
import { WindowFields } from './WindowFields.tsx';
import { windowText } from './windows.ts';

const aboutYou = demoFields.filter(({ control }) => control !== 'textarea');
const inYourWords = demoFields.filter(({ control }) => control === 'textarea');

const read = (data: FormData): Lead => ({
  endpoint: 'demo',
  request: readRequest(data, words.windowLabels.length),
});

function done(lead: Lead): Report {
  const windows = lead.endpoint === 'demo' ? (lead.request.windows ?? []) : [];
  return {
    message: windows.length > 0 ? demoMessages.done : demoMessages.doneWithoutTimes,
    lines: windows.map(windowText),
  };
}

/**
 * Asks for a demo or a call: sending, then received; or saved on this device, or failed, with everything
 * kept that was typed. Specification §2.
 */
export function DemoForm({ labelledBy }: { labelledBy: string }) {
  const form = useLeadForm({ read, fields: demoFields, missing: demoMessages.missing, done });
  const { errors, formProps } = form;

  return (
    <form
      className={styles.root}
      method="post"
      action={plainFormAction}
      aria-labelledby={labelledBy}
      {...formProps}
    >
      <FormStatuses endpoint="demo" statuses={demoStatuses} />
      <PlainFormFields endpoint="demo" />
      <KindField />
      <RequiredNote />
      <FormFields fields={aboutYou} errors={errors} limits={FIELD_LIMITS} />
      <WindowFields errors={errors} />
      <FormFields fields={inYourWords} errors={errors} limits={FIELD_LIMITS} />
      <LeadFormEnd
        endpoint="demo"
        form={form}
        submitLabel={words.submitLabel}
        submittingLabel={words.submittingLabel}
      />
    </form>
  );
}
