import { unsentWords as words } from '@cornerbell/content/site';
import { Button } from '@cornerbell/ui';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { Lead } from '../../app/send.ts';
import { waitText } from '../forms/wait-text.ts';
import { answersOf, answersText } from './answers.ts';
import { lookAgain, readUnsent, remove, sendNow, subscribeToUnsent } from './browser-outbox.ts';
import { expiryOf, type Unsent } from './unsent.ts';
import * as styles from './UnsentList.css.ts';

const Moment = ({ at }: { at: number }) => {
  const date = new Date(at);
  const text = date.toLocaleString('en-US', { dateStyle: 'long', timeStyle: 'short' });
  return <time dateTime={date.toISOString()}>{text}</time>;
};

/** Why it is still here, and when it goes on. */
function stateText({ reason, notBefore }: Unsent): string {
  if (reason === 'limited') return `${words.limited} ${waitText((notBefore - Date.now()) / 1000)}.`;
  if (reason === 'offline') return words.offline;
  if (reason === 'rejected') return words.refused;
  return reason ? words.failed : words.waiting;
}

interface UnsentItemProps {
  unsent: Unsent;
  onRemoved: () => void;
}

/** One form that is kept on the device, with what can be done about it. */
function UnsentItem({ unsent, onRemoved }: UnsentItemProps) {
  const { form, lead, savedAt, reason } = unsent;
  const [sending, setSending] = useState(false);
  const [copied, setCopied] = useState(false);
  const answers = answersOf(lead);

  async function send() {
    if (sending) return;
    setSending(true);
    await sendNow(form).catch((error: unknown) => console.error(error));
    setSending(false);
  }

  async function copy() {
    // Where the clipboard is refused, the answers stand there to be copied by hand.
    await navigator.clipboard.writeText(answersText(answers)).then(
      () => setCopied(true),
      (error: unknown) => console.error(error),
    );
  }

  async function discard() {
    await remove(form);
    onRemoved();
  }

  return (
    <li className={styles.item}>
      <p className={styles.title}>{reason === 'rejected' ? words.refusedTitle : words.title}</p>
      <p className={styles.text} role="status">
        {words.titles[lead.endpoint]}. {sending ? words.sendingLabel : stateText(unsent)}
      </p>
      <p className={styles.dates}>
        {words.savedLabel} <Moment at={savedAt} />. {words.keptLabel}{' '}
        <Moment at={expiryOf(unsent)} />.
      </p>
      <details>
        <summary className={styles.summary}>{words.answersLabel}</summary>
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
            {words.sendLabel}
          </Button>
        )}
        <Button emphasis="secondary" onClick={() => void copy()}>
          {copied ? words.copiedLabel : words.copyLabel}
        </Button>
        <Button emphasis="quiet" onClick={() => void discard()}>
          {words.deleteLabel}
        </Button>
      </div>
    </li>
  );
}

const none: readonly Unsent[] = [];

/** Props of `UnsentList`. */
export interface UnsentListProps {
  endpoint: Lead['endpoint'];
  /** Called after one was deleted; the keyboard's focus needs a place then. */
  onRemoved: () => void;
}

/** The forms of one kind that are kept on this device and not sent yet; nothing where there are none. */
export function UnsentList({ endpoint, onRemoved }: UnsentListProps) {
  const root = useRef<HTMLUListElement>(null);
  const all = useSyncExternalStore(subscribeToUnsent, readUnsent, () => none);
  // What is being sent for the first time is told by its form.
  const unsent = all.filter(
    ({ lead, reason }) => lead.endpoint === endpoint && reason !== undefined,
  );
  const shown = unsent.length > 0;

  useEffect(() => void lookAgain(), []);

  useEffect(() => {
    if (shown && location.hash === '#unsent') root.current?.scrollIntoView();
  }, [shown]);

  if (!shown) return null;
  return (
    <ul ref={root} id="unsent" className={styles.root} aria-label={words.title}>
      {unsent.map((one) => (
        <UnsentItem key={one.form} unsent={one} onRemoved={onRemoved} />
      ))}
    </ul>
  );
}
