import type { MessagesCopy } from '@cornerbell/content/copy';
import { Link } from '@cornerbell/ui';
import { useEffect, useState } from 'react';
import { useCopy } from '../shell/copy.ts';
import * as styles from '../shell/notice.css.ts';
import { flush, subscribeToSent, subscribeToUnsent } from './browser-outbox.ts';
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
async function sendUnsent(copy: MessagesCopy['unsent']['notice']): Promise<News | undefined> {
  const { sent, expired, unsent } = await flush('now');
  const first = isToldByPage() ? undefined : unsent[0];
  const texts = [
    ...(expired > 0 ? [copy.expired] : []),
    ...(sent > 0 ? [copy.sent] : []),
    ...(first ? [copy.unsent] : []),
  ];
  return texts.length > 0 ? { text: texts.join(' '), unsent: first } : undefined;
}

/** Sends at the start of a visit what an earlier one has left unsent, and says how that went. */
export function UnsentNotice() {
  const copy = useCopy().messages.unsent.notice;
  const [news, setNews] = useState<News>();

  useEffect(() => {
    sendUnsent(copy).then(setNews, (error: unknown) => console.error(error));
    const endUnsent = subscribeToUnsent(() => {
      if (isToldByPage()) setNews(undefined);
    });
    const endSent = subscribeToSent(() => {
      if (!document.querySelector('[data-lead-form]')) setNews({ text: copy.sent });
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
                {copy.unsentLink}
              </Link>{' '}
            </>
          )}
          <button type="button" className={styles.button} onClick={() => setNews(undefined)}>
            {copy.dismissLabel}
          </button>
        </p>
      )}
    </div>
  );
}
