import { FIELD_LIMITS } from '@cornerbell/api';
import {
  demoFields,
  demoMessages,
  demoPage as words,
  refusedFieldText,
  type Message,
} from '@cornerbell/content/site';
import { Button, FormStatus, RequiredNote, type FormState } from '@cornerbell/ui';
import { useState, type FormEvent } from 'react';
import { requestDemo } from '../../app/send.ts';
import { FormFields } from '../../features/forms/FormFields.tsx';
import { useFieldErrors } from '../../features/forms/use-field-errors.ts';
import { useNotify, warmNotifications } from '../../features/notifications/notifications.tsx';
import * as styles from './DemoForm.css.ts';
import { KindField } from './KindField.tsx';
import { readRequest } from './read-request.ts';
import { WindowFields } from './WindowFields.tsx';
import { windowText } from './windows.ts';

/** What the form says of its last sending. */
interface Report {
  readonly message: Message;
  /** The times that were received, as the visitor reads them. */
  readonly times?: readonly string[];
}

const aboutYou = demoFields.filter(({ control }) => control !== 'textarea');
const inYourWords = demoFields.filter(({ control }) => control === 'textarea');

const failureMessages = {
  offline: demoMessages.offline,
  limited: demoMessages.limited,
  rejected: demoMessages.rejected,
  timeout: demoMessages.failed,
  unavailable: demoMessages.failed,
} as const;

function focusField(form: HTMLFormElement, name: string) {
  const field = form.elements.namedItem(name);
  if (field instanceof HTMLElement) field.focus();
}

/**
 * Asks for a demo or a call: sending, then received, or failed with everything kept that was typed.
 * Specification §2.
 */
export function DemoForm({ labelledBy }: { labelledBy: string }) {
  const [state, setState] = useState<FormState>('idle');
  const [report, setReport] = useState<Report>();
  const { errors, setError, watch } = useFieldErrors();
  const notify = useNotify();
  const submitting = state === 'submitting';

  function say(next: 'success' | 'error', message: Message, times: readonly string[] = []) {
    setReport({ message, times });
    setState(next);
    // The form says it too, so a toast that can't be fetched is no loss.
    notify(next, message).catch(() => undefined);
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (submitting) return;
    const form = event.currentTarget;
    const request = readRequest(new FormData(form), words.windowLabels.length);
    const missing = (['name', 'email', 'gym'] as const).find((name) => !request[name]);
    if (missing) {
      focusField(form, missing);
      say('error', demoMessages.missing);
      return;
    }
    setState('submitting');
    warmNotifications();
    const outcome = await requestDemo(request);
    if (outcome.ok) {
      form.reset();
      const times = (request.windows ?? []).map(windowText);
      say('success', times.length > 0 ? demoMessages.done : demoMessages.doneWithoutTimes, times);
      return;
    }
    if (outcome.field) {
      setError(outcome.field, refusedFieldText);
      focusField(form, outcome.field);
    }
    say('error', failureMessages[outcome.reason]);
  }

  return (
    <form
      className={styles.root}
      method="dialog"
      aria-labelledby={labelledBy}
      onSubmit={(event) => void submit(event)}
      {...watch}
    >
      <KindField />
      <RequiredNote />
      <FormFields fields={aboutYou} errors={errors} limits={FIELD_LIMITS} />
      <WindowFields errors={errors} />
      <FormFields fields={inYourWords} errors={errors} limits={FIELD_LIMITS} />
      <div className={styles.end}>
        <Button type="submit" size="large" aria-disabled={submitting}>
          {submitting ? words.submittingLabel : words.submitLabel}
        </Button>
        <FormStatus state={state} className={styles.status}>
          {submitting && words.submittingLabel}
          {!submitting && report && (
            <>
              <strong>{report.message.title}</strong>
              <p className={styles.report}>{report.message.text}</p>
              {report.times && report.times.length > 0 && (
                <ul className={styles.times}>
                  {report.times.map((time) => (
                    <li key={time}>{time}</li>
                  ))}
                </ul>
              )}
            </>
          )}
        </FormStatus>
      </div>
    </form>
  );
}
