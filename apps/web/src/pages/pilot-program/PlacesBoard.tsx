import type { PilotProgramData } from './data.ts';
import * as styles from './PlacesBoard.css.ts';

/** The places of the pilot, drawn one by one. */
export const PlacesBoard = ({ count, caption }: PilotProgramData['copy']['places']) => (
  <figure className={styles.root}>
    <div className={styles.places} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => index + 1).map((place) => (
        <span key={place} className={styles.place}>
          {place}
        </span>
      ))}
    </div>
    <figcaption className={styles.caption}>{caption}</figcaption>
  </figure>
);
