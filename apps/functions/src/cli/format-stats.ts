import type { LeadStats } from '../stored-leads.ts';
import { visible } from './format-leads.ts';

const partialBlocks = ['', '▏', '▎', '▍', '▌', '▋', '▊', '▉'];
const defaultWidth = 40;

/**
 * A bar for a terminal, in eighths of a character.
 *
 * @example
 * bar(1, 2, 3); // => '█▌'
 */
export function bar(value: number, longest: number, width: number = defaultWidth): string {
  const eighths = longest > 0 ? Math.round((value / longest) * width * 8) : 0;
  return '█'.repeat(Math.floor(eighths / 8)) + (partialBlocks[eighths % 8] ?? '');
}

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
      ...(isChart ? [bar(number, longest)] : []),
    ]
      .join('  ')
      .trimEnd(),
  );
  return `${title}\n${lines.join('\n')}\n`;
}
