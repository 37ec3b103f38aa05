import { unsentWords } from '@cornerbell/content/site';
import { Button, FormStatus } from '@cornerbell/ui';
import { useRef } from 'react';
import type { Lead } from '../../app/send.ts';
import { Trap } from '../forms/Trap.tsx';
import * as styles from './LeadFormEnd.css.ts';
import { UnsentList } from './UnsentList.tsx';
import type { useLeadForm } from './use-lead-form.ts';

/** Props of `LeadFormEnd`. */
export interface LeadFormEndProps {
  endpoint: Lead['endpoint'];
  form: ReturnType<typeof useLeadForm>;
  submitLabel: string;
  submittingLabel: string;
}

/** The end of a form that is sent through the outbox: its button, what it says, and what is unsent. */
export function LeadFormEnd({ endpoint, form, submitLabel, submittingLabel }: LeadFormEndProps) {
  const { state, report, nameProps, say } = form;
  const status = useRef<HTMLDivElement>(null);
  const submitting = state === 'submitting';

  function tellRemoved() {
    say('success', { message: unsentWords.deleted });
    status.current?.focus();
  }

  return (
    <div className={styles.root}>
      <input {...nameProps} />
      <Trap />
      <Button type="submit" size="large" aria-disabled={submitting}>
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
        <UnsentList endpoint={endpoint} onRemoved={tellRemoved} />
      </div>
    </div>
  );
}
