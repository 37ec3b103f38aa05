import { Button, FormStatus } from '@cornerbell/ui';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useCopy } from '../shell/copy.ts';
import type { Lead } from '../shell/send.ts';
import { Honeypot } from '../forms/Honeypot.tsx';
import type { Questions } from './answers.ts';
import { readUnsent, refreshUnsent, subscribeToUnsent } from './browser-outbox.ts';
import * as styles from './LeadFormEnd.css.ts';
import { stateMessage } from './state-message.ts';
import type { Unsent } from './unsent.ts';
import { UnsentList } from './UnsentList.tsx';
import type { Report, useLeadForm } from './use-lead-form.ts';

const none: readonly Unsent[] = [];

/** The unsent forms of an endpoint, oldest first, except those that are being sent for the first time. */
function useUnsent(endpoint: Lead['endpoint'], keptDays: number) {
  const all = useSyncExternalStore(subscribeToUnsent, readUnsent, () => none);
  useEffect(() => void refreshUnsent(keptDays), [keptDays]);
  return all.filter(({ lead, reason }) => lead.endpoint === endpoint && reason !== undefined);
}

interface LeadFormEndProps {
  endpoint: Lead['endpoint'];
  form: ReturnType<typeof useLeadForm>;
  /** The labels of the form, for showing unsent answers. */
  questions: Questions;
  submitLabel: string;
  submittingLabel: string;
}

/** The end of a form that is sent through the outbox: its button, its status and the unsent forms. */
export function LeadFormEnd({
  endpoint,
  form,
  questions,
  submitLabel,
  submittingLabel,
}: LeadFormEndProps) {
  const { unsent: copy } = useCopy().messages;
  const { nameProps, savedForm, say } = form;
  const unsent = useUnsent(endpoint, copy.keptDays);
  const own = unsent.find((one) => one.form === savedForm);
  // The status of a saved form may have changed since it was saved.
  const state = form.state === 'idle' && own ? 'error' : form.state;
  const report: Report | undefined =
    form.state === 'idle' && own ? { message: stateMessage(own, copy) } : form.report;
  const status = useRef<HTMLDivElement>(null);
  const submitting = state === 'submitting';
  const focusStatus = () => status.current?.focus();

  function reportRemoved(isRemoved: boolean) {
    if (isRemoved) say('success', { message: copy.deleted });
    else say('error', { message: copy.notDeleted });
    focusStatus();
  }

  return (
    <div className={styles.root}>
      <input {...nameProps} />
      <Honeypot />
      <Button type="submit" size="lg" aria-disabled={submitting}>
        {submitting ? submittingLabel : submitLabel}
      </Button>
      <FormStatus ref={status} tabIndex={-1} state={state} className={styles.status}>
        {submitting && submittingLabel}
        {!submitting && report && (
          <>
            <strong>{report.message.title}</strong>
            <p className={styles.report}>{report.message.text}</p>
            {report.lines && report.lines.length > 0 && (
              <ul className={styles.lines}>
                {report.lines.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            )}
          </>
        )}
      </FormStatus>
      <div className={styles.unsent}>
        <UnsentList
          questions={questions}
          unsent={unsent}
          reportedForm={own?.form}
          onSent={focusStatus}
          onRemoved={reportRemoved}
        />
      </div>
    </div>
  );
}
