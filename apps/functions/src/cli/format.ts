import type { StoredLead } from '../leads.ts';

/** The texts of a lead, such as its `name`, `payload.gym` and `attribution.first.utm_source`. */
export type Row = Readonly<Record<string, string>>;

/** Everything in a lead, its deliveries and reasons in one text each. */
export function rowOf({ deliveries, reasons, ...lead }: StoredLead): Row {
  // Of the events for one target the latest counts.
  const states = new Map(deliveries.map(({ target, state }) => [target, `${target} ${state}`]));
  const summary = { suspicious: reasons.join(' '), deliveries: [...states.values()].join('; ') };
  return Object.fromEntries([...textsIn(lead), ...textsIn(summary)]);
}

function* textsIn(value: object, path = ''): Generator<[path: string, text: string]> {
  for (const [name, inner] of Object.entries(value)) {
    if (typeof inner === 'string') yield [path + name, inner];
    else yield* textsIn(Object(inner), `${path}${name}.`);
  }
}

/** Counts leads by kind, day (the last 14 with any), source, page and campaign; and deliveries. */
export function countLeads(leads: readonly StoredLead[]) {
  const deliveries = leads.flatMap((lead) => lead.deliveries);
  const days = leads.map(({ createdAt }) => createdAt.slice(0, 10));
  const visits = leads.map(({ kind, attribution: { first, last = first } }) => ({
    kind,
    first: Object(first),
    last: Object(last),
  }));
  const unknown = 'direct or unknown';
  return {
    LEADS: countEach(leads.map(({ kind }) => kind)),
    'DAY (UTC)': countEach(days).slice(-14),
    'FIRST SOURCE': countMost(
      visits.map(({ first }) => first.utm_source ?? first.referrer ?? unknown),
    ),
    'FIRST PAGE': countMost(visits.map(({ first, kind }) => `${first.page ?? unknown}: ${kind}`)),
    // Of the latest visit, which brought the lead.
    CAMPAIGN: countMost(visits.map(({ last, kind }) => `${last.utm_campaign ?? 'none'}: ${kind}`)),
    DELIVERIES: countEach(deliveries.map(({ target, state }) => `${target} ${state}`)),
  };
}

/** How often each text occurs, the most frequent first. */
const countMost = (texts: readonly string[]) => countEach(texts).toSorted(([, a], [, b]) => b - a);

/** How often each text occurs, in the order of the texts. */
function countEach(texts: readonly string[]): [text: string, number: number][] {
  const numbers = new Map<string, number>();
  for (const text of texts.toSorted()) numbers.set(text, (numbers.get(text) ?? 0) + 1);
  return [...numbers];
}

/**
 * Rows as CSV (RFC 4180) with a header line. A BOM makes Excel read it as UTF-8. An apostrophe
 * where a formula may start, before `=`, `+`, `-` and `@` (also full width), keeps it from running.
 */
export function formatCsv(rows: readonly Row[]): string {
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const lines = [names, ...rows.map((row) => names.map((name) => csvCell(row[name] ?? '')))];
  return `\uFEFF${lines.map((line) => `${line.join(',')}\r\n`).join('')}`;
}

/** Where a formula may start: at a separator, behind invisible characters, which are dropped. */
const formulaStart =
  /((?:^|[,;|\t\r\n])(?:[^\S\t\r\n]|\p{Default_Ignorable_Code_Point}|\p{Cf}|\u2800)*)(?=[=+\-@＝＋－＠])/gu;

function csvCell(value: string): string {
  const safe = value.replace(/^(?=[\t\r])/, "'").replace(formulaStart, "$1'");
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
