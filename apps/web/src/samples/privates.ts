import type { PrivateSessionsSample } from '@cornerbell/content/copy';
import type { DataRow, Fact } from '@cornerbell/ui';
import { clockOf, dollars } from './format.ts';

/** Private sessions as rows. */
export const sessionRows = (
  sessions: PrivateSessionsSample['sessions'],
  { minutesUnit, withWord }: PrivateSessionsSample['copy'],
): DataRow[] =>
  sessions.map(({ time, member, coach, focus, minutes, price }) => ({
    primary: member,
    secondary: `${focus}, ${withWord} ${coach}, ${minutes} ${minutesUnit}`,
    lead: clockOf(time),
    value: dollars(price),
  }));

/** The totals of private sessions: sessions, minutes, dollars. */
export function sessionFacts(
  sessions: PrivateSessionsSample['sessions'],
  copy: PrivateSessionsSample['copy'],
): Fact[] {
  const sum = (count: (session: PrivateSessionsSample['sessions'][number]) => number) =>
    sessions.reduce((total, session) => total + count(session), 0);
  return [
    { label: copy.sessionsLabel, value: String(sessions.length) },
    {
      label: copy.minutesLabel,
      value: String(sum(({ minutes }) => minutes)),
      unit: copy.minutesUnit,
    },
    { label: copy.priceLabel, value: dollars(sum(({ price }) => price)) },
  ];
}
