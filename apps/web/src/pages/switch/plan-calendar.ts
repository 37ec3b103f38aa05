import { writeCalendar } from '../../downloads/write-calendar.ts';
import type { DescribedPlan } from './describe-plan.ts';

/** The origin and time of a calendar. */
export interface CalendarContext {
  readonly siteName: string;
  /** The address of the plan, which each event links to. */
  readonly url: string;
  readonly now: Date;
}

/** A plan as a calendar with an all-day event for each step; steps without a date are left out. */
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
