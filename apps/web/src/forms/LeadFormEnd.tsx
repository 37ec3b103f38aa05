import { Button, FormStatus, type ButtonProps } from '@cornerbell/ui';
import { useEffect, useRef } from 'react';
import { useCopy } from '../shared/copy.ts';
import { useHydrated } from '../shared/use-hydrated.ts';
import * as styles from './LeadFormEnd.css.ts';
import type { useLeadForm } from './use-lead-form.ts';

interface LeadFormEndProps extends Pick<ButtonProps, 'size' | 'className'> {
  form: ReturnType<typeof useLeadForm>;
  submitLabel: string;
  submittingLabel: string;
}

/** The end of a form that is sent: the honeypot, its button, and beside it how the sending goes. */
export function LeadFormEnd({
  form: { report, isUnsent, discard },
  submitLabel,
  submittingLabel,
  size,
  className = styles.button,
}: LeadFormEndProps) {
  const { messages: copy } = useCopy();
  const hydrated = useHydrated();
  const status = useRef<HTMLDivElement>(null);
  const { state, message, details } = report;
  const isSending = state === 'submitting';
  const label = isUnsent ? copy.sending.retryLabel : submitLabel;

  useEffect(() => {
    if (!isUnsent || location.hash !== '#unsent') return;
    status.current?.scrollIntoView({ block: 'center' });
    status.current?.focus({ preventScroll: true });
  }, [isUnsent]);

  return (
    <>
      <input name="website" autoComplete="off" hidden />
      <Button
        type="submit"
        size={size}
        className={className}
        // Not `disabled`, which would lose the focus.
        aria-disabled={isSending || undefined}
      >
        {isSending ? submittingLabel : label}
      </Button>
      {hydrated && (
        <div className={styles.end} data-state={isUnsent ? 'error' : state}>
          <FormStatus
            ref={status}
            id={isUnsent ? 'unsent' : undefined}
            tabIndex={-1}
            state={state}
            className={styles.status}
          >
            {isSending && submittingLabel}
            {message && (
              <>
                <strong>{message.title}</strong>
                <p className={styles.text}>{message.text}</p>
                {details}
              </>
            )}
          </FormStatus>
          {isUnsent && !isSending && (
            <Button
              variant="ghost"
              onClick={() => {
                discard();
                status.current?.focus();
              }}
            >
              {copy.unsent.discardLabel}
            </Button>
          )}
        </div>
      )}
    </>
  );
}
