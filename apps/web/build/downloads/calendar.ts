import type { Guide } from '@cornerbell/content';
import { ICalCalendar, ICalEventRepeatingFreq, type ICalRepeatingOptions } from 'ical-generator';
import { guideHref } from '../../src/library/card-data.ts';

const day = 24 * 60 * 60 * 1000;

/** How often, from which day on. The first is the Monday, or the first of a month, after publication. */
const rhythms: Readonly<
  Record<string, { readonly repeats: ICalRepeatingOptions; readonly from: (day: Date) => Date }>
> = {
  weekly: { repeats: { freq: ICalEventRepeatingFreq.WEEKLY }, from: nextMonday },
  monthly: { repeats: { freq: ICalEventRepeatingFreq.MONTHLY }, from: nextMonth },
  quarterly: { repeats: { freq: ICalEventRepeatingFreq.MONTHLY, interval: 3 }, from: nextMonth },
};

function nextMonday(date: Date): Date {
  const days = (8 - date.getUTCDay()) % 7 || 7;
  return new Date(date.getTime() + days * day);
}

function nextMonth(date: Date): Date {
  return new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 1));
}

/** What a guide's calendar is made from besides the guide. */
interface CalendarOptions {
  readonly siteName: string;
  /** The site's origin, such as `https://example.com`; without it, entries lead nowhere. */
  readonly origin?: string | undefined;
}

/**
 * What a guide asks to be done again and again, as whole-day entries of a calendar that repeat (RFC 5545). Its dates come from the
 * guide, so the same guide gives the same text. `undefined` for a guide that names no `reminders`.
 */
export function makeCalendar(
  guide: Guide,
  { siteName, origin }: CalendarOptions,
): string | undefined {
  const { slug, title, publishedDate, updatedDate = publishedDate, reminders } = guide;
  if (reminders === undefined) return undefined;
  const path = guideHref(guide);
  const calendar = new ICalCalendar({
    name: title,
    prodId: { company: siteName, product: 'Guides', language: 'EN' },
  });
  for (const [place, reminder] of reminders.entries()) {
    const [, often = '', summary = ''] = /^(\w+): (.+)$/.exec(reminder) ?? [];
    const rhythm = rhythms[often];
    if (!rhythm)
      throw new Error(
        `The guide "${slug}" has the reminder "${reminder}". Expected it to begin with ${Object.keys(rhythms).join(', ')} and a colon.`,
      );
    calendar.createEvent({
      id: `${slug}-${place + 1}@${siteName.toLowerCase()}`,
      stamp: new Date(`${updatedDate}T00:00:00Z`),
      start: rhythm.from(new Date(`${publishedDate}T00:00:00Z`)),
      allDay: true,
      timezone: 'UTC',
      summary,
      description: `From the guide "${title}".`,
      ...(origin !== undefined && { url: `${origin}${path}` }),
      repeating: rhythm.repeats,
    });
  }
  return calendar.toString();
}
