/** The list in which a build leaves the day that its site is as of. */
export const asOfFile = 'as-of.json';

/**
 * Why a built site is not released: it is as of a day that is yet to come, and so shows what nobody may see before.
 *
 * @param asOf - The day that the site is built as of, `YYYY-MM-DD`.
 * @param today - The day of the release, `YYYY-MM-DD`.
 * @returns What to tell who releases it; `undefined` where it may be released.
 * @example
 * refuseFuture('2026-12-01', '2026-12-01') // => undefined
 */
export function refuseFuture(asOf: string, today: string): string | undefined {
  if (asOf <= today) return undefined;
  return `The site in dist is as of ${asOf}, and today is ${today}: it may show what is not to be seen yet. Expected a site as of today or earlier: build it with pnpm build, and release again. To release it all the same, say --future: pnpm site release --as-of ${asOf} -- --future`;
}
