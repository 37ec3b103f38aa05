/** The file in which a build stores its as-of day. */
export const asOfFile = 'as-of.json';

/**
 * Why a site must not be released: it is as of a future day, so it may show items that are not published yet.
 *
 * @param asOf - The day that the site is built as of, `YYYY-MM-DD`.
 * @param today - The day of the release, `YYYY-MM-DD`.
 * @returns The message; `undefined` if the site may be released.
 * @example
 * refuseFuture('2026-12-01', '2026-12-01') // => undefined
 */
export function refuseFuture(asOf: string, today: string): string | undefined {
  if (asOf <= today) return undefined;
  return `The site in dist is as of ${asOf}, and today is ${today}: it may show items that are not published yet. Expected a site as of today or earlier: build it with pnpm build, and release again. To release it anyway, add --future: pnpm site release --as-of ${asOf} -- --future`;
}
