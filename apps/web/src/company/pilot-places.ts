import { type Site, isPilotCountOld } from '@cornerbell/content/copy';
import { fillPlaceholders } from '../library/fill-placeholders.ts';

/**
 * Describes the places of the pilot if they have been counted; an old count is described as such.
 *
 * @param asOf - The build's as-of day.
 */
export function pilotPlaces(
  { company, pilotProgram }: Pick<Site, 'company' | 'pilotProgram'>,
  asOf: Date,
) {
  if (!company.gymCount) return undefined;
  const { taken, countedOn } = company.gymCount;
  const { count, counted, outdated } = pilotProgram.places;
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
