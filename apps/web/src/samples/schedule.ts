import type { SiteSamples } from '@cornerbell/content/copy';
import type { Fact } from '@cornerbell/ui';
import { sumOf } from './format.ts';

type Slot = SiteSamples['timetable']['slots'][number];
type BoardSlot = Pick<Slot, 'day' | 'time' | 'name' | 'coach' | 'level' | 'cap'> & {
  readonly booked: number;
  readonly waiting: number;
};

/** The classes of a day, each with the number of people on its waitlist. */
export interface ScheduleDay {
  readonly day: string;
  readonly slots: readonly BoardSlot[];
}

/** The classes of a timetable by day, in the given order. */
export function scheduleDays(
  slots: readonly Slot[],
  waitlists: SiteSamples['waitlists']['waitlists'] = [],
): ScheduleDay[] {
  const days = [...new Set(slots.map(({ day }) => day))];
  return days.map((day) => ({
    day,
    slots: slots
      .filter((slot) => slot.day === day)
      .map((slot) => {
        const list = waitlists.find(({ time }) => time === `${day} ${slot.time}`);
        const booked = slot.booked.length + (slot.more ?? 0);
        return { ...slot, booked, waiting: list?.waiting.length ?? 0 };
      }),
  }));
}

/** The totals of a timetable: classes, booked places, full classes, waiting members. */
export function timetableFacts(
  days: readonly ScheduleDay[],
  copy: SiteSamples['timetable']['copy'],
): Fact[] {
  const slots = days.flatMap((day) => day.slots);
  return [
    { label: copy.classesLabel, value: String(slots.length) },
    {
      label: copy.bookedLabel,
      value: String(sumOf(slots, ({ booked }) => booked)),
      unit: `${copy.ofWord} ${sumOf(slots, ({ cap }) => cap)}`,
    },
    {
      label: copy.fullLabel,
      value: String(slots.filter(({ booked, cap }) => booked >= cap).length),
    },
    { label: copy.waitingLabel, value: String(sumOf(slots, ({ waiting }) => waiting)) },
  ];
}
