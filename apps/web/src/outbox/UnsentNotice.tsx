import type { MessagesCopy } from '@cornerbell/content/copy';
import { Link } from '@cornerbell/ui';
import { useEffect, useState } from 'react';
import { useCopy } from '../shell/copy.ts';
import * as styles from '../shell/notice.css.ts';
import { browserOutbox, subscribeToSent, subscribeToUnsent } from './browser-outbox.ts';
import type { Unsent } from './unsent.ts';

/** What has become of forms that an earlier visit left unsent. */
interface News {
  readonly text: string;
  /** A form that is still unsent. */
  readonly unsent?: Unsent | undefined;
}

const pageOf = ({ lead }: Unsent) =>
  lead.endpoint === 'demo' ? '/demo#unsent' : '/contact#unsent';

/** The page of a form says by itself what is unsent. */
const isToldByPage = () => document.getElementById('unsent') !== null;

/** Sends what an earlier visit has left unsent. */
async function sendUnsent({ keptDays, notice }: MessagesCopy['unsent']): Promise<News | undefined> {
  const { sent, expired, unsent } = await browserOutbox(keptDays).flush('now');
  const first = isToldByPage() ? undefined : unsent[0];
  const texts = [
    ...(expired > 0 ? [notice.expired] : []),
    ...(sent > 0 ? [notice.sent] : []),
    ...(first ? [notice.unsent] : []),
  ];
  return texts.length > 0 ? { text: texts.join(' '), unsent: first } : undefined;
}

/** Sends at the start of a visit what an earlier one has left unsent, and says how that went. */
export function UnsentNotice() {
  const { unsent: copy } = useCopy().messages;
  const [news, setNews] = useState<News>();

  useEffect(() => {
    sendUnsent(copy).then(setNews, (error: unknown) => console.error(error));
    const endUnsent = subscribeToUnsent(() => {
      if (isToldByPage()) setNews(undefined);
    });
    const endSent = subscribeToSent(() => {
      if (!document.querySelector('[data-lead-form]')) setNews({ text: copy.notice.sent });
    });
    return () => {
      endUnsent();
      endSent();
    };
  }, [copy]);

  return (
    // There before its text, so that a screen reader tells of it.
    <div role="status">
      {news && (
        <p className={styles.notice}>
          {news.text}{' '}
          {news.unsent && (
            <>
              <Link href={pageOf(news.unsent)} className={styles.link}>
                {copy.notice.unsentLink}
              </Link>{' '}
            </>
          )}
          <button type="button" className={styles.button} onClick={() => setNews(undefined)}>
            {copy.notice.dismissLabel}
          </button>
        </p>
      )}
    </div>
  );
}
