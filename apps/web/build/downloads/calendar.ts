import type { Guide } from '@cornerbell/content';
import { ICalEventRepeatingFreq, type ICalRepeatingOptions } from 'ical-generator';
import { writeCalendar } from '../../src/downloads/write-calendar.ts';
import { guideHref } from '../../src/library/card-data.ts';

/** A repetition: its rule, the first day after publication, and the day after another. */
interface Rhythm {
  readonly repeats: ICalRepeatingOptions;
  readonly first: (published: Date) => Date;
  readonly next: (day: Date) => Date;
}

const { WEEKLY, MONTHLY } = ICalEventRepeatingFreq;

/** Weekly reminders fall on Mondays, the others on the first of a month. */
const rhythms: Readonly<Record<string, Rhythm>> = {
  weekly: { repeats: { freq: WEEKLY }, first: nextMonday, next: nextMonday },
  monthly: { repeats: { freq: MONTHLY }, first: nextMonth, next: nextMonth },
  quarterly: {
    repeats: { freq: MONTHLY, interval: 3 },
    first: nextMonth,
    next: (day) => nextMonth(nextMonth(nextMonth(day))),
  },
};

function nextMonday(date: Date): Date {
  const days = (8 - date.getUTCDay()) % 7 || 7;
  return new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate() + days));
}

function nextMonth(date: Date): Date {
  return new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 1));
}

const atMidnight = (day: string) => new Date(`${day}T00:00:00Z`);

/** The options of `makeCalendar`. */
export interface CalendarOptions {
  readonly siteName: string;
  /** The build's as-of day, `YYYY-MM-DD`. */
  readonly asOf: string;
  /** The site's origin, such as `https://example.com`; without it, the entries have no link. */
  readonly origin?: string | undefined;
}

/**
 * The reminders of a guide as a calendar of all-day events that repeat without end (RFC 5545); `undefined` for a guide without
 * `reminders`.
 *
 * An event begins on its first day after the build's as-of date, so it never begins in the past, and builds of the same week and month
 * give the same text.
 *
 * @throws Error if a reminder does not begin with a known repetition.
 */
export function makeCalendar(
  guide: Guide,
  { siteName, asOf, origin }: CalendarOptions,
): string | undefined {
  const { slug, title, publishedDate, updatedDate = publishedDate, reminders } = guide;
  if (reminders === undefined) return undefined;
  const path = guideHref(guide);
  const entries = reminders.map((reminder, index) => {
    const [, often = '', summary = ''] = /^(\w+): (.+)$/.exec(reminder) ?? [];
    const rhythm = rhythms[often];
    if (!rhythm)
      throw new Error(
        `The guide "${slug}" has the reminder "${reminder}". Expected it to begin with ${Object.keys(rhythms).join(', ')} and a colon.`,
      );
    let start = rhythm.first(atMidnight(publishedDate));
    while (start <= atMidnight(asOf)) start = rhythm.next(start);
    return {
      id: `${slug}-${index + 1}`,
      stamp: atMidnight(updatedDate),
      start,
      summary,
      description: `From the guide "${title}".`,
      ...(origin !== undefined && { url: `${origin}${path}` }),
      repeating: rhythm.repeats,
    };
  });
  return writeCalendar({ title, product: 'Guides', siteName }, entries);
}
