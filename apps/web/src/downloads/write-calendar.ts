import { escape, ICalCalendar, type ICalEventData } from 'ical-generator';

/** An entry of a calendar that takes a whole day. */
export interface DayEntry extends Pick<ICalEventData, 'description' | 'repeating' | 'url'> {
  /** The same whenever the entry is written again, so that a calendar replaces it. */
  readonly id: string;
  readonly summary: string;
  /** The day, at midnight UTC. */
  readonly start: Date;
  /** When the entry was written. */
  readonly stamp: Date;
}

/**
 * A calendar of whole days (RFC 5545), as text.
 *
 * @param calendar - Its title, and which product of which site wrote it.
 */
export function writeCalendar(
  { title, product, siteName }: { title: string; product: string; siteName: string },
  entries: readonly DayEntry[],
): string {
  const calendar = new ICalCalendar({
    // Written as it comes, other than the texts of entries.
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
