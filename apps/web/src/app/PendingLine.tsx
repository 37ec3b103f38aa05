import { usePending } from '../navigation/pending.ts';
import { useCopy } from '../shared/copy.ts';
import * as styles from './PendingLine.css.ts';

/**
 * The line under the bar that moves while the next page loads. In every document, because its styles
 * must be there before the next page is.
 */
export function PendingLine() {
  const { loadingText } = useCopy().messages;
  const isPending = usePending();
  return (
    <div className={styles.root} hidden={!isPending}>
      <span className={styles.line} />
      <p role="status" className={styles.text}>
        {isPending && loadingText}
      </p>
    </div>
  );
}
