import type { Site } from '@cornerbell/content/copy';
import { Link } from '@cornerbell/ui';
import { useEffect, useState } from 'react';
import { useCopy } from '../shell/copy.ts';
import * as styles from '../shell/notice.css.ts';
import { browserOutbox, subscribeToSent, subscribeToUnsent } from './browser-outbox.ts';
import type { Unsent } from './unsent.ts';

/** The result for the forms that an earlier visit left unsent. */
interface Result {
  readonly text: string;
  /** A form that is still unsent. */
  readonly unsent?: Unsent | undefined;
}

const pageOf = ({ lead }: Unsent) =>
  lead.endpoint === 'demo' ? '/demo#unsent' : '/contact#unsent';

/** Whether the current page lists the unsent forms itself. */
const isListedByPage = () => document.getElementById('unsent') !== null;

/** Sends the forms that an earlier visit left unsent. */
async function sendUnsent({
  keptDays,
  notice,
}: Site['messages']['unsent']): Promise<Result | undefined> {
  const { sent, expired, unsent } = await browserOutbox(keptDays).flush('now');
  const first = isListedByPage() ? undefined : unsent[0];
  const texts = [
    ...(expired > 0 ? [notice.expired] : []),
    ...(sent > 0 ? [notice.sent] : []),
    ...(first ? [notice.unsent] : []),
  ];
  return texts.length > 0 ? { text: texts.join(' '), unsent: first } : undefined;
}

/** Sends the forms that an earlier visit left unsent, and shows the result. */
export function UnsentNotice() {
  const { unsent: copy } = useCopy().messages;
  const [result, setResult] = useState<Result>();

  useEffect(() => {
    sendUnsent(copy).then(setResult, (error: unknown) => console.error(error));
    const endUnsent = subscribeToUnsent(() => {
      if (isListedByPage()) setResult(undefined);
    });
    const endSent = subscribeToSent(() => {
      if (!document.querySelector('[data-lead-form]')) setResult({ text: copy.notice.sent });
    });
    return () => {
      endUnsent();
      endSent();
    };
  }, [copy]);

  return (
    // In the document before its text, so that screen readers announce it.
    <div role="status">
      {result && (
        <p className={styles.notice}>
          {result.text}{' '}
          {result.unsent && (
            <>
              <Link href={pageOf(result.unsent)} className={styles.link}>
                {copy.notice.unsentLink}
              </Link>{' '}
            </>
          )}
          <button type="button" className={styles.button} onClick={() => setResult(undefined)}>
            {copy.notice.dismissLabel}
          </button>
        </p>
      )}
    </div>
  );
}
