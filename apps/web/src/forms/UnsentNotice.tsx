import { Link } from '@cornerbell/ui';
import { useState } from 'react';
import { useCopy } from '../shared/copy.ts';
import * as styles from '../shared/notice.css.ts';

/** The line that leads back to a form that could not be sent, on the page at a path. */
export function UnsentNotice({ path }: { path: string }) {
  const { notice } = useCopy().messages.unsent;
  const [isDismissed, setDismissed] = useState(false);
  if (isDismissed) return null;
  return (
    <p role="status" className={styles.notice}>
      {notice.text}{' '}
      <Link href={`${path}#unsent`} className={styles.link}>
        {notice.linkLabel}
      </Link>{' '}
      <button type="button" className={styles.button} onClick={() => setDismissed(true)}>
        {notice.dismissLabel}
      </button>
    </p>
  );
}
