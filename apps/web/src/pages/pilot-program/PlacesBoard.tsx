import { pilotFacts, pilotPage } from '@cornerbell/content/site';
import * as styles from './PlacesBoard.css.ts';

const places = Array.from({ length: pilotFacts.spots }, (_, index) => index + 1);

/** The places of the pilot, drawn one by one. Specification §9. */
export const PlacesBoard = () => (
  <figure className={styles.root}>
    <div className={styles.places} aria-hidden="true">
      {places.map((place) => (
        <span key={place} className={styles.place}>
          {place}
        </span>
      ))}
    </div>
    <figcaption className={styles.caption}>{pilotPage.placesCaption}</figcaption>
  </figure>
);
