import { escape, ICalCalendar, type ICalEventData } from 'ical-generator';

/** An all-day event. */
export interface DayEntry extends Pick<ICalEventData, 'description' | 'repeating' | 'url'> {
  /** Stable, so that a calendar replaces the event when it is imported again. */
  readonly id: string;
  readonly summary: string;
  /** The day, at midnight UTC. */
  readonly start: Date;
  /** The time at which the event was written. */
  readonly stamp: Date;
}

/**
 * Writes a calendar of all-day events (RFC 5545).
 *
 * @param calendar - The title of the calendar, and the product and site that wrote it.
 */
export function writeCalendar(
  { title, product, siteName }: { title: string; product: string; siteName: string },
  entries: readonly DayEntry[],
): string {
  const calendar = new ICalCalendar({
    // Unlike the texts of events, the name is not escaped by the library.
    name: escape(title, false),
    prodId: { company: siteName, product, language: 'EN' },
  });
  for (const { id, ...entry } of entries)
    calendar.createEvent({
      ...entry,
      id: `${id}@${siteName.toLowerCase()}`,
      allDay: true,
      timezone: 'UTC',
    });
  return `${calendar.toString()}\r\n`;
}
