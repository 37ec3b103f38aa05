import type { SiteSamples } from '@cornerbell/content/copy';
import type { DataRow, Fact } from '@cornerbell/ui';
import { clockOf, dollars } from './format.ts';

/** Private sessions as rows. */
export const sessionRows = (
  sessions: SiteSamples['privateSessions']['sessions'],
  { minutesUnit, withWord }: SiteSamples['privateSessions']['copy'],
): DataRow[] =>
  sessions.map(({ time, member, coach, focus, minutes, price }) => ({
    primary: member,
    secondary: `${focus}, ${withWord} ${coach}, ${minutes} ${minutesUnit}`,
    lead: clockOf(time),
    value: dollars(price),
  }));

/** The totals of private sessions: sessions, minutes, dollars. */
export function sessionFacts(
  sessions: SiteSamples['privateSessions']['sessions'],
  copy: SiteSamples['privateSessions']['copy'],
): Fact[] {
  const sum = (count: (session: SiteSamples['privateSessions']['sessions'][number]) => number) =>
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
