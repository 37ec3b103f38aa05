import { type Site, isPilotCountOld } from '@cornerbell/content/copy';
import { fillPlaceholders } from '../library/fill-placeholders.ts';

/**
 * Describes the places of the pilot if they have been counted; an old count is described as such.
 *
 * @param company - The company, with the count if there is one.
 * @param places - The number of places, and the sentences.
 * @param asOf - The build's as-of day.
 */
export function pilotPlaces(
  { gymCount }: Pick<Site['company'], 'gymCount'>,
  {
    count,
    counted,
    outdated,
  }: Pick<Site['pilotProgram']['places'], 'count' | 'counted' | 'outdated'>,
  asOf: Date,
) {
  if (!gymCount) return undefined;
  const { taken, countedOn } = gymCount;
  const isOld = isPilotCountOld(countedOn.iso, asOf.toISOString().slice(0, 10));
  return {
    taken,
    text: fillPlaceholders(isOld ? outdated : counted, {
      taken,
      free: count - taken,
      day: countedOn.text,
    }),
  };
}

/** The number of taken places, and a sentence with the count and its day. */
export type PilotPlaces = NonNullable<ReturnType<typeof pilotPlaces>>;
