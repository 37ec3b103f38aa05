import type { Site } from '@cornerbell/content/copy';
import type { Lead } from '../shell/send.ts';

/** An answer with the label of its question. */
export type Answer = readonly [label: string, answer: string];

/** Formats a time in the time zone of this device, with the year, because the text is copied elsewhere. */
const momentText = (moment: string): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeStyle: 'short' }).format(
    new Date(moment),
  );

/** The labels of a form. */
export type Questions = Pick<Site['contact'], 'fields'> &
  Partial<Pick<Site['demo'], 'kindLabel' | 'kinds' | 'windowsLabel'>>;

const withoutNote = (label: string) => label.replace(/ \(.*\)$/, '');

/** A visitor's answers, with the labels and in the order of the form. */
export function answersOf(lead: Lead, questions: Questions): Answer[] {
  const { fields, kindLabel = '', kinds = [], windowsLabel = '' } = questions;
  const answers: Readonly<Record<string, unknown>> = { ...lead.request };
  const texts = fields.flatMap(({ name, label }): Answer[] => {
    const answer = answers[name];
    return typeof answer === 'string' && answer ? [[withoutNote(label), answer]] : [];
  });
  if (lead.endpoint === 'application') return texts;
  const { kind, windows = [] } = lead.request;
  const chosen = kinds.find(({ id }) => id === kind)?.label ?? kind;
  const times = windows.map((moment): Answer[1] => momentText(moment));
  return [
    [kindLabel, chosen],
    ...texts,
    ...(times.length > 0 ? [[withoutNote(windowsLabel), times.join('; ')] as const] : []),
  ];
}

/**
 * Answers as text to copy, one on each line.
 *
 * @example
 * answersText([['Your name', 'Lou'], ['Gym', 'Northside']]); // => 'Your name: Lou\nGym: Northside'
 */
export const answersText = (answers: readonly Answer[]): string =>
  answers.map(([label, answer]) => `${label}: ${answer}`).join('\n');
