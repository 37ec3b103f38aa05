import * as styles from './SampleNote.css.ts';

interface SampleNoteProps {
  text: string;
  /** The author and date. */
  by?: string;
  /**
   * The size of the text.
   * @default 'regular'
   */
  size?: 'regular' | 'large';
}

/** A note inside a product picture. */
export const SampleNote = ({ text, by, size = 'regular' }: SampleNoteProps) => (
  <blockquote className={styles.root}>
    <p className={styles.text} data-size={size}>
      {text}
    </p>
    {by && <p className={styles.by}>{by}</p>}
  </blockquote>
);
