import * as styles from './SampleNote.css.ts';

/** Props of `SampleNote`. */
export interface SampleNoteProps {
  text: string;
  /** Who wrote it, and when. */
  by?: string;
  /**
   * Whether it is the first thing to be read.
   * @default 'regular'
   */
  size?: 'regular' | 'large';
}

/** What somebody wrote, inside a product picture. */
export const SampleNote = ({ text, by, size = 'regular' }: SampleNoteProps) => (
  <blockquote className={styles.root}>
    <p className={styles.text} data-size={size}>
      {text}
    </p>
    {by && <p className={styles.by}>{by}</p>}
  </blockquote>
);
