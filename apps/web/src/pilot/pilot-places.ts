import { type Site, isPilotCountOld } from '@cornerbell/content/copy';
import { fillPlaceholders } from '../library/fill-placeholders.ts';

/** The places of the pilot. */
export interface PilotPlaces {
  /** The number of taken places; 0 if there is no count. */
  readonly taken: number;
  /** A sentence with the count and its day. */
  readonly text: string;
}

/**
 * Describes the places of the pilot; an old count is described as such.
 *
 * @param count - The content of `site/pilot.yaml`.
 * @param spots - The number of places.
 * @param asOf - The build's as-of day.
 */
export function pilotPlaces(
  { countedOn, taken, counted, uncounted, outdated }: Site['pilot'],
  spots: number,
  asOf: Date,
): PilotPlaces {
  const isOld = isPilotCountOld(countedOn.iso, asOf.toISOString().slice(0, 10));
  const sentence = isOld ? outdated : counted;
  const day = countedOn.text;
  return taken === undefined
    ? { taken: 0, text: fillPlaceholders(uncounted, { day }) }
    : { taken, text: fillPlaceholders(sentence, { taken, free: spots - taken, day }) };
}
