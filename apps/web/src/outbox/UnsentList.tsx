import { Button } from '@cornerbell/ui';
import { useEffect, useRef, useState } from 'react';
import { useCopy } from '../shell/copy.ts';
import { answersOf, answersText, type Questions } from './answers.ts';
import { browserOutbox } from './browser-outbox.ts';
import { stateMessage } from './state-message.ts';
import { expiryOf, type Unsent } from './unsent.ts';
import * as styles from './UnsentList.css.ts';

const Moment = ({ at }: { at: number }) => {
  const date = new Date(at);
  const text = date.toLocaleString('en-US', { dateStyle: 'long', timeStyle: 'short' });
  return <time dateTime={date.toISOString()}>{text}</time>;
};

interface UnsentItemProps {
  unsent: Unsent;
  questions: Questions;
  /** Whether the form above shows the status already. */
  isReported: boolean;
  onSent: () => void;
  onRemoved: (isRemoved: boolean) => void;
}

/** One unsent form and its actions. */
function UnsentItem({ unsent, questions, isReported, onSent, onRemoved }: UnsentItemProps) {
  const { form, lead, savedAt, reason } = unsent;
  const [sending, setSending] = useState(false);
  const [copied, setCopied] = useState(false);
  const { unsent: copy } = useCopy().messages;
  const answers = answersOf(lead, questions);
  const message = stateMessage(unsent, copy);

  async function send() {
    if (sending) return;
    setSending(true);
    try {
      const outcome = await browserOutbox(copy.keptDays).sendNow(form);
      if (outcome?.ok) onSent();
    } catch (error) {
      console.error(error);
    }
    setSending(false);
  }

  async function copyAnswers() {
    try {
      await navigator.clipboard.writeText(answersText(answers));
      setCopied(true);
    } catch (error) {
      // Without a clipboard, the answers can be copied by hand.
      console.error(error);
    }
  }

  async function discard() {
    try {
      await browserOutbox(copy.keptDays).remove(form);
      onRemoved(true);
    } catch (error) {
      console.error(error);
      onRemoved(false);
    }
  }

  return (
    <li className={styles.item}>
      <p className={styles.title}>{copy.titles[lead.endpoint]}</p>
      {!isReported && (
        <p aria-live="polite" className={styles.text}>
          <strong>{message.title}.</strong> {message.text}
        </p>
      )}
      <p className={styles.dates}>
        {copy.savedLabel} <Moment at={savedAt} />. {copy.keptLabel}{' '}
        <Moment at={expiryOf(unsent, copy.keptDays)} />.
      </p>
      <details>
        <summary className={styles.summary}>{copy.answersLabel}</summary>
        <dl className={styles.answers}>
          {answers.map(([label, answer]) => (
            <div key={label}>
              <dt className={styles.label}>{label}</dt>
              <dd className={styles.answer}>{answer}</dd>
            </div>
          ))}
        </dl>
      </details>
      <div className={styles.actions}>
        {reason !== 'rejected' && (
          <Button aria-disabled={sending} onClick={() => void send()}>
            {sending ? copy.sendingLabel : copy.sendLabel}
          </Button>
        )}
        <Button variant="secondary" onClick={() => void copyAnswers()}>
          {copied ? copy.copiedLabel : copy.copyLabel}
        </Button>
        <Button variant="ghost" onClick={() => void discard()}>
          {copy.deleteLabel}
        </Button>
      </div>
    </li>
  );
}

interface UnsentListProps {
  unsent: readonly Unsent[];
  /** The labels of the form. */
  questions: Questions;
  /** The name of the form whose status is shown elsewhere. */
  reportedForm: string | undefined;
  /** Called after the visitor has sent one; the focus must be moved then. */
  onSent: () => void;
  /** Called after one was deleted, or could not be; the focus must be moved then. */
  onRemoved: (isRemoved: boolean) => void;
}

/** The unsent forms on this device; nothing if there are none. */
export function UnsentList({ unsent, reportedForm, ...rest }: UnsentListProps) {
  const { unsent: copy } = useCopy().messages;
  const root = useRef<HTMLUListElement>(null);
  const shown = unsent.length > 0;

  useEffect(() => {
    if (shown && location.hash === '#unsent') root.current?.scrollIntoView();
  }, [shown]);

  if (!shown) return null;
  return (
    <ul ref={root} id="unsent" className={styles.root} aria-label={copy.title}>
      {unsent.map((one) => (
        <UnsentItem key={one.form} unsent={one} isReported={one.form === reportedForm} {...rest} />
      ))}
    </ul>
  );
}
