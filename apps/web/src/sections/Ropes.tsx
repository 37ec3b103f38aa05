import * as styles from './Ropes.css.ts';

/** The brand's three thin parallel lines between two parts of a page; they only decorate. */
export const Ropes = () => <div className={styles.root} aria-hidden="true" />;
