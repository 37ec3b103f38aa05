import * as styles from './parts.css.ts';

const paths = {
  back: 'm15 5-7 7 7 7',
  check: 'm4 12.5 5.5 5.5L20 6.5',
  chevron: 'm5 9 7 7 7-7',
  close: 'm5 5 14 14M19 5 5 19',
  phone:
    'M6 3h4l1.5 5-2.5 2a12 12 0 0 0 5 5l2-2.5 5 1.5v4c0 1.2-.8 2-2 2A16 16 0 0 1 4 5c0-1.2.8-2 2-2z',
} as const;

/** A small drawing in a button or a line. */
export const Icon = ({ name }: { name: keyof typeof paths }) => (
  <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
    <path d={paths[name]} />
  </svg>
);
