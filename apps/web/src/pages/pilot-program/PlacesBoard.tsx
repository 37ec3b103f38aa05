import type { PilotPlaces } from '../../company/pilot-places.ts';
import type { PilotProgramData } from './data.ts';
import * as styles from './PlacesBoard.css.ts';

type PlacesBoardProps = Pick<PilotProgramData['copy']['places'], 'count' | 'caption'> & PilotPlaces;

/** The look of a place; the next free one stands out. */
function stateOf(place: number, taken: number) {
  if (place > taken + 1) return 'free';
  return place <= taken ? 'taken' : 'next';
}

/** The places of the pilot as a grid, with those that are taken. */
export const PlacesBoard = ({ count, caption, taken, text }: PlacesBoardProps) => (
  <figure className={styles.root}>
    <div className={styles.places} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => index + 1).map((place) => (
        <span key={place} className={styles.placeState[stateOf(place, taken)]}>
          {place}
        </span>
      ))}
    </div>
    <figcaption className={styles.caption}>
      {caption} {text}
    </figcaption>
  </figure>
);
