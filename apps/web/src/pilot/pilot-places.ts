import { formatDate } from '@cornerbell/content';
import { isPilotCountOld, type PilotCount } from '@cornerbell/content/copy';
import { fillPlaceholders } from '../library/fill-placeholders.ts';

/** Where the places of the pilot stand. */
export interface PilotPlaces {
  /** How many places are drawn as taken; 0 where there is no count. */
  readonly taken: number;
  /** Says it in a sentence, with the day of the count. */
  readonly text: string;
}

/**
 * Says where the places of the pilot stand, and that a count is old once it is.
 *
 * @param count - What `site/pilot.yaml` says.
 * @param spots - How many places there are.
 * @param asOf - The day that the site is built as of.
 */
export function pilotPlaces(
  { countedOn, taken, counted, uncounted, outdated }: PilotCount,
  spots: number,
  asOf: Date,
): PilotPlaces {
  const isOld = isPilotCountOld(countedOn, asOf.toISOString().slice(0, 10));
  const sentence = isOld ? outdated : counted;
  const day = formatDate(countedOn, 'page');
  return taken === undefined
    ? { taken: 0, text: fillPlaceholders(uncounted, { day }) }
    : { taken, text: fillPlaceholders(sentence, { taken, free: spots - taken, day }) };
}
