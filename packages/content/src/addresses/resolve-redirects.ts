import type { Redirect } from '../schema/site/redirect.ts';

/**
 * Resolves chains, so that a visitor is redirected once. A page wins over a redirect of its address.
 *
 * @param written - The redirects as written; one may lead to an address that has moved again.
 * @param paths - Every path that has a page; none when left out.
 * @returns The redirects with their final targets, in the same order, and separately those in a loop.
 * @example
 * resolveRedirects([{ from: '/a', to: '/b' }, { from: '/b', to: '/c' }]).redirects
 * // => [{ from: '/a', to: '/c' }, { from: '/b', to: '/c' }]
 */
export function resolveRedirects(
  written: readonly Redirect[],
  paths: readonly string[] = [],
): {
  readonly redirects: readonly Redirect[];
  readonly loops: readonly Redirect[];
} {
  const taken = new Set(paths);
  const targets = new Map(
    written.flatMap(({ from, to }) => (taken.has(from) ? [] : [[from, to] as const])),
  );
  const redirects: Redirect[] = [];
  const loops: Redirect[] = [];
  for (const redirect of written) {
    const seen = new Set<string>([redirect.from]);
    let { to } = redirect;
    let next = targets.get(pathOf(to));
    while (next !== undefined && !seen.has(pathOf(to))) {
      seen.add(pathOf(to));
      to = /[?#]/.test(next) ? next : next + to.slice(pathOf(to).length);
      next = targets.get(pathOf(to));
    }
    if (next !== undefined) loops.push(redirect);
    else if (!taken.has(redirect.from)) redirects.push({ from: redirect.from, to });
  }
  return { redirects, loops };
}

/**
 * The path of an address without its query and anchor.
 *
 * @example
 * pathOf('/faq#setup') // => '/faq'
 */
export function pathOf(address: string): string {
  return address.replace(/[?#].*$/s, '');
}
