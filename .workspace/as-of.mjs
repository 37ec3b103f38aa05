// The day that the site is built as of: --as-of DATE, else AS_OF, else today on this machine.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');

/** Takes `--as-of DATE` or `--as-of=DATE` out of a command line. */
export function takeAsOf(args, env = process.env) {
  const rest = [];
  let asked = env.AS_OF || undefined;
  for (let index = 0; index < args.length; index += 1) {
    const [, given] = /^--as-of(?:=(.*))?$/s.exec(args[index]) ?? [undefined, null];
    if (given === null) rest.push(args[index]);
    else asked = given ?? args[(index += 1)] ?? '';
  }
  if (asked !== undefined && !isCalendarDate(asked)) {
    throw new RangeError(
      `--as-of is ${JSON.stringify(asked)}. Expected a calendar date, for example 2026-12-01.`,
    );
  }
  return { asked, rest };
}

/**
 * The earliest day on which the site is the same as on the given one: the Monday of its week, the first of its month or the last day of
 * publication. Cached tasks therefore stay valid for up to a week.
 */
export function settledDay(asked, folder = join(root, 'packages/content')) {
  const day = asked ?? today(new Date());
  const days = ['posts', 'guides', 'questions'].flatMap((kind) =>
    publishedDays(join(folder, kind)),
  );
  return [mondayOf(day), `${day.slice(0, 7)}-01`, ...days, ...registeredDays(folder)]
    .filter((other) => other <= day)
    .sort()
    .at(-1);
}

function mondayOf(day) {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() - ((date.getUTCDay() + 6) % 7));
  return date.toISOString().slice(0, 10);
}

/** The days from which addresses must have a page, even if their texts were removed. */
function registeredDays(folder) {
  const file = join(folder, 'addresses.txt');
  if (!existsSync(file)) return [];
  return [...readFileSync(file, 'utf8').matchAll(/\sfrom\s+(\d{4}-\d{2}-\d{2})\s*$/gm)].map(
    ([, day]) => day,
  );
}

function publishedDays(folder) {
  let names = [];
  try {
    names = readdirSync(folder);
  } catch (error) {
    if (error.code !== 'ENOENT') throw error;
  }
  return names.flatMap((name) => {
    if (!/^[^.].*\.(?:md|mdx|markdown)$/i.test(name)) return [];
    const text = readFileSync(join(folder, name), 'utf8');
    return [...text.matchAll(/\bpublishedDate["']?\s*:\s*["']?(\d{4}-\d{2}-\d{2})/g)].map(
      ([, day]) => day,
    );
  });
}

// The Swedish format is ISO 8601; date-fns may not be installed yet.
const today = (now) => new Intl.DateTimeFormat('sv-SE').format(now);

function isCalendarDate(text) {
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10) === text;
}
