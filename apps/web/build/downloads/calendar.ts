import type { Guide } from '@cornerbell/content';
import { ICalEventRepeatingFreq, type ICalRepeatingOptions } from 'ical-generator';
import { writeCalendar } from '../../src/downloads/write-calendar.ts';
import { guideHref } from '../../src/library/card-data.ts';

/** How often; the first day after publication, and the day that follows on another. */
interface Rhythm {
  readonly repeats: ICalRepeatingOptions;
  readonly first: (published: Date) => Date;
  readonly next: (day: Date) => Date;
}

const { WEEKLY, MONTHLY } = ICalEventRepeatingFreq;

/** The days are Mondays, and the first of months. */
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

/** What a calendar is made with besides its guide. */
export interface CalendarOptions {
  readonly siteName: string;
  /** The day that the site is built as of, `YYYY-MM-DD`. */
  readonly asOf: string;
  /** The site's origin, such as `https://example.com`; without it, the entries lead nowhere. */
  readonly origin?: string | undefined;
}

/**
 * What a guide asks to be done again and again, as whole-day entries of a calendar that repeat without end (RFC 5545). `undefined` for
 * a guide that names no `reminders`.
 *
 * A reminder falls on Mondays, on the first of each month, or on that of every third month, the first after publication being one of
 * them. Its entry begins on the first of these days after the build's as-of day: a build of any day in the same week and month gives
 * the same text, and in none of them it begins in the past.
 */
export function makeCalendar(
  guide: Guide,
  { siteName, asOf, origin }: CalendarOptions,
): string | undefined {
  const { slug, title, publishedDate, updatedDate = publishedDate, reminders } = guide;
  if (reminders === undefined) return undefined;
  const path = guideHref(guide);
  const entries = reminders.map((reminder, place) => {
    const [, often = '', summary = ''] = /^(\w+): (.+)$/.exec(reminder) ?? [];
    const rhythm = rhythms[often];
    if (!rhythm)
      throw new Error(
        `The guide "${slug}" has the reminder "${reminder}". Expected it to begin with ${Object.keys(rhythms).join(', ')} and a colon.`,
      );
    let start = rhythm.first(atMidnight(publishedDate));
    while (start <= atMidnight(asOf)) start = rhythm.next(start);
    return {
      id: `${slug}-${place + 1}`,
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
