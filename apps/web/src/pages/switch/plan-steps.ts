import type { Site } from '@cornerbell/content/copy';
import { fillPlaceholders } from '../../library/fill-placeholders.ts';

type Copy = Site['switch']['planner'];

const dayLength = 86_400_000;
const dayFormat = { weekday: 'long', month: 'short', day: 'numeric', timeZone: 'UTC' } as const;

/**
 * The steps of a switch with their days and messages.
 *
 * @param start The start day, `YYYY-MM-DD`; if it is no day, the steps say when they are in words.
 */
export function planSteps({ steps, undated }: Copy, source: Copy['other'], start: string) {
  const dayAfter = (offset: number, otherwise: string) => {
    const day = new Date(Date.parse(start) + offset * dayLength);
    return Number.isNaN(day.getTime()) ? otherwise : day.toLocaleDateString('en-US', dayFormat);
  };
  const { name, phrase = name, exportStep, hasContract } = source;
  const end = dayAfter(steps.at(-1)?.offset ?? 0, undated.end);
  const values = { from: phrase, exportStep, start: dayAfter(0, undated.start), end };
  return steps.map(({ offset, when, text, messages, ...step }) => ({
    ...step,
    when: dayAfter(offset, when),
    text: fillPlaceholders(text, values),
    messages: messages
      .filter(({ needsContract }) => hasContract || !needsContract)
      .map((message) => ({
        title: fillPlaceholders(message.title, values),
        text: fillPlaceholders(message.text, values),
      })),
  }));
}
