import type { LeadStats } from '../stored-leads.ts';
import { visible } from './format-leads.ts';

/** The length of the longest bar, in characters. */
const barWidth = 40;

/** Counts as text for a terminal: by kind, day, source and delivery state. */
export function formatStats(stats: LeadStats): string {
  const kinds = Object.entries(stats.kinds).map(([kind, leads]) => [kind, leads] as const);
  const states = stats.deliveries.map(
    ({ target, state, number }) => [`${target}, ${state}`, number] as const,
  );
  const total = kinds.reduce((sum, [, leads]) => sum + leads, 0);
  return [
    section('LEADS', [...kinds, ['all', total], ['suspicious', stats.suspicious]], false),
    section(
      'DAY (UTC)',
      stats.days.map(({ day, leads }) => [day, leads] as const),
      true,
    ),
    section(
      'FIRST SOURCE',
      stats.sources.map(({ source, leads }) => [source, leads] as const),
      true,
    ),
    section('DELIVERIES', states, false),
  ]
    .filter((text) => text !== '')
    .join('\n');
}

function section(
  title: string,
  rows: readonly (readonly [string, number])[],
  isChart: boolean,
): string {
  if (rows.length === 0) return '';
  const names = rows.map(([name]) => visible(name));
  const nameWidth = Math.max(title.length, ...names.map((name) => name.length));
  const longest = Math.max(...rows.map(([, number]) => number));
  const numberWidth = String(longest).length;
  const lines = rows.map(([, number], index) =>
    [
      names[index]?.padEnd(nameWidth),
      String(number).padStart(numberWidth),
      ...(isChart ? ['█'.repeat(Math.round((number / Math.max(1, longest)) * barWidth))] : []),
    ]
      .join('  ')
      .trimEnd(),
  );
  return `${title}\n${lines.join('\n')}\n`;
}
