import type { SampleClassSlot, SampleWaitlist } from '@cornerbell/content/site';
import type { Fact, ScheduleDay } from '@cornerbell/ui';

/** The classes of a timetable by day, in the order in which they come, with who waits for them. */
export function scheduleDays(
  slots: readonly SampleClassSlot[],
  waitlists: readonly SampleWaitlist[] = [],
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

/** The words of `timetableFacts`. */
export interface TimetableWords {
  readonly classesLabel: string;
  readonly bookedLabel: string;
  readonly fullLabel: string;
  readonly waitingLabel: string;
  readonly ofWord: string;
}

/** A timetable in four numbers: classes, places booked, full classes, members who wait. */
export function timetableFacts(days: readonly ScheduleDay[], words: TimetableWords): Fact[] {
  const slots = days.flatMap((day) => day.slots);
  const sum = (count: (slot: (typeof slots)[number]) => number) =>
    slots.reduce((total, slot) => total + count(slot), 0);
  return [
    { label: words.classesLabel, value: String(slots.length) },
    {
      label: words.bookedLabel,
      value: String(sum(({ booked }) => booked)),
      unit: `${words.ofWord} ${sum(({ capacity }) => capacity)}`,
    },
    { label: words.fullLabel, value: String(sum((slot) => Number(slot.booked >= slot.capacity))) },
    { label: words.waitingLabel, value: String(sum(({ waitlist = 0 }) => waitlist)) },
  ];
}
