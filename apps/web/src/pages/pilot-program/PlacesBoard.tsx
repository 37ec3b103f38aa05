import type { PilotPlaces } from '../../pilot/pilot-places.ts';
import type { PilotProgramData } from './data.ts';
import * as styles from './PlacesBoard.css.ts';

type PlacesBoardProps = PilotProgramData['copy']['places'] & PilotPlaces;

/** The places of the pilot as a grid, and how many are taken. */
export const PlacesBoard = ({ count, caption, taken, text }: PlacesBoardProps) => (
  <figure className={styles.root}>
    <div className={styles.places} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => index + 1).map((place) => (
        <span key={place} className={styles.placeState[place <= taken ? 'taken' : 'free']}>
          {place}
        </span>
      ))}
    </div>
    <figcaption className={styles.caption}>
      {caption} {text}
    </figcaption>
  </figure>
);
