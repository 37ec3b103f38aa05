import type { Redirect } from '../site/redirects.ts';

/**
 * Follows every redirect to its end, so that a visitor is led on once.
 *
 * @param written - Redirects as they are written down; one may lead to what has moved again.
 * @returns The redirects with the ends of their chains, in the same order, and apart those that lead round in a circle.
 * @example
 * settleRedirects([{ from: '/a', to: '/b' }, { from: '/b', to: '/c' }]).redirects
 * // => [{ from: '/a', to: '/c' }, { from: '/b', to: '/c' }]
 */
export function settleRedirects(written: readonly Redirect[]): {
  readonly redirects: readonly Redirect[];
  readonly loops: readonly Redirect[];
} {
  const targets = new Map(written.map(({ from, to }) => [from, to]));
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
    if (next === undefined) redirects.push({ from: redirect.from, to });
    else loops.push(redirect);
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
