import { createPortal } from 'react-dom';
import * as styles from './Scrim.css.ts';

/**
 * Dims the page behind a modal dialog and keeps it from scrolling. Not Radix's, which locks the
 * scroll bars by an inline style sheet that a strict content security policy blocks.
 */
export const Scrim = () => (
  <>
    <div className={styles.scrim} />
    {createPortal(<div className={styles.lock} />, document.body)}
  </>
);
