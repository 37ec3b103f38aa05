import type { SiteSamples } from '@cornerbell/content/copy';
import type { Fact } from '@cornerbell/ui';
import type { ScheduleDay } from '../pictures/ScheduleBoard.tsx';

/** The classes of a timetable by day, in the given order, with the lengths of their waitlists. */
export function scheduleDays(
  slots: SiteSamples['timetable']['slots'],
  waitlists: SiteSamples['waitlists']['waitlists'] = [],
): ScheduleDay[] {
  const days = [...new Set(slots.map(({ day }) => day))];
  return days.map((day) => ({
    label: day,
    slots: slots
      .filter((slot) => slot.day === day)
      .map(({ time, name, coach, level, booked, cap }) => ({
        time,
        title: name,
        coach: `${level}, ${coach}`,
        booked,
        capacity: cap,
        waitlist: waitlists.find((list) => list.time === `${day} ${time}`)?.waiting.length,
      })),
  }));
}

/** The totals of a timetable: classes, booked places, full classes, waiting members. */
export function timetableFacts(
  days: readonly ScheduleDay[],
  copy: SiteSamples['timetable']['copy'],
): Fact[] {
  const slots = days.flatMap((day) => day.slots);
  const sum = (count: (slot: (typeof slots)[number]) => number) =>
    slots.reduce((total, slot) => total + count(slot), 0);
  return [
    { label: copy.classesLabel, value: String(slots.length) },
    {
      label: copy.bookedLabel,
      value: String(sum(({ booked }) => booked)),
      unit: `${copy.ofWord} ${sum(({ capacity }) => capacity)}`,
    },
    { label: copy.fullLabel, value: String(sum((slot) => Number(slot.booked >= slot.capacity))) },
    { label: copy.waitingLabel, value: String(sum(({ waitlist = 0 }) => waitlist)) },
  ];
}
