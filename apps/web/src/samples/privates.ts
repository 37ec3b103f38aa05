import type { SamplePrivateSession, samplePrivateSessionsWords } from '@cornerbell/content/site';
import type { DataRow, Fact } from '@cornerbell/ui';
import { clockOf, dollars } from './format.ts';

/** Private sessions as rows: when, who, what and with whom, and the price. */
export const sessionRows = (
  sessions: readonly SamplePrivateSession[],
  { minutesUnit }: typeof samplePrivateSessionsWords,
): DataRow[] =>
  sessions.map(({ time, member, coach, focus, minutes, price }) => ({
    primary: member,
    secondary: `${focus}, with ${coach}, ${minutes} ${minutesUnit}`,
    lead: clockOf(time),
    value: dollars(price),
  }));

/** A day of private sessions in three numbers: sessions, minutes, dollars. */
export function sessionFacts(
  sessions: readonly SamplePrivateSession[],
  words: typeof samplePrivateSessionsWords,
): Fact[] {
  const sum = (count: (session: SamplePrivateSession) => number) =>
    sessions.reduce((total, session) => total + count(session), 0);
  return [
    { label: words.sessionsLabel, value: String(sessions.length) },
    {
      label: words.minutesLabel,
      value: String(sum(({ minutes }) => minutes)),
      unit: words.minutesUnit,
    },
    { label: words.priceLabel, value: dollars(sum(({ price }) => price)) },
  ];
}
