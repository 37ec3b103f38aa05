// The day that the site is built as of: --as-of DATE, else AS_OF, else today on this machine.

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

/** Today, `YYYY-MM-DD`. The Swedish format is ISO 8601; date-fns may not be installed yet. */
export const today = () => new Intl.DateTimeFormat('sv-SE').format(new Date());

function isCalendarDate(text) {
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10) === text;
}
