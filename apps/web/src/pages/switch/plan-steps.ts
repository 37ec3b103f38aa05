import type { Site } from '@cornerbell/content/copy';
import { fillPlaceholders } from '../../library/fill-placeholders.ts';

type Copy = Site['switch']['planner'];

const dayLength = 86_400_000;
const dayFormat = { weekday: 'long', month: 'short', day: 'numeric', timeZone: 'UTC' } as const;

const dateOf = (start: string, offset: number) => new Date(Date.parse(start) + offset * dayLength);

/**
 * The day `offset` days after `start` (`YYYY-MM-DD`) in words, with its year if that isn't `year`;
 * `undefined` if `start` is not a day.
 *
 * @example
 * dayText('2026-12-28', 4, 2026); // => 'Friday, Jan 1, 2027'
 */
export function dayText(start: string, offset: number, year?: number): string | undefined {
  const day = dateOf(start, offset);
  if (Number.isNaN(day.getTime())) return undefined;
  const isOther = year !== undefined && year !== day.getUTCFullYear();
  return day.toLocaleDateString('en-US', { ...dayFormat, ...(isOther && { year: 'numeric' }) });
}

/** The day `offset` days after a day, both `YYYY-MM-DD`. */
export const dayAfter = (day: string, offset: number): string =>
  dateOf(day, offset).toISOString().slice(0, 10);

const yearOf = (start: string, offset: number) => dateOf(start, offset).getUTCFullYear();

/**
 * The steps of a switch with their days and messages.
 *
 * @param start The start day, `YYYY-MM-DD`; otherwise the steps say in words when they are.
 */
export function planSteps({ steps, undated }: Copy, source: Copy['other'], start: string) {
  const { name, phrase = name, exportStep, hasContract } = source;
  const end = dayText(start, steps.at(-1)?.offset ?? 0) ?? undated.end;
  const values = { from: phrase, exportStep, start: dayText(start, 0) ?? undated.start, end };
  return steps.map(({ offset, when, text, messages, ...step }, index) => ({
    ...step,
    when: dayText(start, offset, yearOf(start, steps[index - 1]?.offset ?? offset)) ?? when,
    text: fillPlaceholders(text, values),
    messages: messages
      .filter(({ needsContract }) => hasContract || !needsContract)
      .map((message) => ({
        title: fillPlaceholders(message.title, values),
        text: fillPlaceholders(message.text, values),
      })),
  }));
}
