import { writeCalendar } from '../../downloads/write-calendar.ts';
import type { DescribedPlan } from './describe-plan.ts';

/** Where the calendar comes from, and when. */
export interface CalendarContext {
  readonly siteName: string;
  /** The address of the plan, to which each entry leads. */
  readonly url: string;
  readonly now: Date;
}

/** A plan with dates as a calendar, each step a whole day; steps without a date are left out. */
export const planCalendar = (
  { title, days }: Pick<DescribedPlan, 'title' | 'days'>,
  { siteName, url, now }: CalendarContext,
): string =>
  writeCalendar(
    { title, product: 'Switch planner', siteName },
    days.flatMap(({ day, steps }) =>
      day === undefined
        ? []
        : steps.map((step) => ({
            id: `switch-${step.id}`,
            summary: step.title,
            description: step.text,
            start: new Date(day),
            stamp: now,
            url,
          })),
    ),
  );
