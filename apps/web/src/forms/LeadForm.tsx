import type { LeadRequest } from '@cornerbell/api';
import { Button, FormStatus, type ButtonProps } from '@cornerbell/ui';
import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { CompanyContact } from '../company/CompanyContact.tsx';
import { useCopy } from '../shared/copy.ts';
import { useHydrated } from '../shared/use-hydrated.ts';
import type { FormFieldsProps } from './FormFields.tsx';
import * as styles from './LeadForm.css.ts';
import { useLeadForm, type LeadFormOptions } from './use-lead-form.ts';

/**
 * The function's origin, if it is not the site's. A browser does not send the path of the page to another origin, so the form sends
 * it for the redirect.
 */
const functionsOrigin = import.meta.env.VITE_FUNCTIONS_URL?.replace(/\/$/, '') ?? '';

/** Whether the function wants the answer to a challenge, which needs JavaScript. */
const hasChallenge = Boolean(import.meta.env.VITE_TURNSTILE_SITE_KEY);

interface LeadFormProps extends LeadFormOptions, Pick<ButtonProps, 'size'> {
  endpoint: LeadRequest['endpoint'];
  /** The id of the form's heading. */
  labelledBy?: string;
  className: string;
  submitClassName?: string;
  /** Renders the fields with their error messages, by name. */
  children: (errors: FormFieldsProps['errors']) => ReactNode;
}

/**
 * A form that is sent to the function: its fields, the honeypot, its button, and beside it how the sending goes. Without JavaScript, the
 * browser posts it and the function redirects to `#<endpoint>-<status>`, where `:target` shows the message.
 */
export function LeadForm({
  endpoint,
  size,
  labelledBy,
  className,
  submitClassName = styles.button,
  children,
  ...options
}: LeadFormProps) {
  const { report, errors, discard, formProps } = useLeadForm(options);
  const { submitLabel, submittingLabel, statuses } = options.copy;
  const isPlain = !options.deliver && !hasChallenge;
  const { messages } = useCopy();
  const { pathname } = useLocation();
  const hydrated = useHydrated();
  const status = useRef<HTMLDivElement>(null);
  const { state, message, details, unsent } = report;
  const isSending = state === 'submitting';
  const label = unsent ? messages.sending.retryLabel : submitLabel;

  useEffect(() => {
    if (unsent && location.hash === '#unsent') status.current?.focus();
  }, [unsent]);

  return (
    <form
      className={className}
      // Outside a dialog, the method `dialog` sends nothing.
      method={isPlain ? 'post' : 'dialog'}
      action={isPlain ? `${functionsOrigin}/functions/v1/book-demo-ghl` : undefined}
      aria-labelledby={labelledBy}
      {...formProps}
    >
      {!isPlain && (
        <noscript>
          <div className={styles.noScript}>
            <p className={styles.text}>{messages.noScript}</p>
            <CompanyContact />
          </div>
        </noscript>
      )}
      {children(errors)}
      {isPlain && <input type="hidden" name="endpoint" value={endpoint} />}
      {functionsOrigin && <input type="hidden" name="page" value={pathname} />}
      <input name="website" autoComplete="off" hidden />
      <Button
        type="submit"
        size={size}
        className={isPlain ? submitClassName : `${submitClassName} ${styles.scripted}`}
        // Not `disabled`, which would lose the focus.
        aria-disabled={isSending || undefined}
      >
        {isSending ? submittingLabel : label}
      </Button>
      {hydrated && (
        <div className={styles.end} data-state={unsent ? 'error' : state}>
          <FormStatus ref={status} tabIndex={-1} state={state} className={styles.status}>
            {isSending && submittingLabel}
            {message && (
              <>
                <strong>{message.title}</strong>
                <p className={styles.text}>{message.text}</p>
                {details}
              </>
            )}
          </FormStatus>
          {unsent && !isSending && (
            <Button
              variant="ghost"
              onClick={() => {
                discard();
                status.current?.focus();
              }}
            >
              {messages.unsent.discardLabel}
            </Button>
          )}
        </div>
      )}
      {isPlain &&
        Object.entries(statuses).map(([name, text]) => (
          <p key={name} id={`${endpoint}-${name}`} className={styles.answer}>
            {text}
          </p>
        ))}
    </form>
  );
}
