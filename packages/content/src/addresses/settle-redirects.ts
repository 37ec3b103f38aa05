import type { Redirect } from '../schema/site/redirect.ts';

/**
 * Follows every redirect to its end, so that a visitor is led on once, and fits the redirects to the pages of a site: a page is shown
 * even if its address is redirected, and a list that has moved takes its further pages along (`/page/2` and so on).
 *
 * @param written - Redirects as they are written down; one may lead to what has moved again.
 * @param paths - Every path that has a page; none when left out.
 * @returns The redirects with the ends of their chains, in the same order, and apart those that lead round in a circle.
 * @example
 * settleRedirects([{ from: '/a', to: '/b' }, { from: '/b', to: '/c' }]).redirects
 * // => [{ from: '/a', to: '/c' }, { from: '/b', to: '/c' }]
 * settleRedirects([{ from: '/a', to: '/c' }, { from: '/b', to: '/c' }], ['/a', '/c', '/c/page/2']).redirects
 * // => [{ from: '/a/page/2', to: '/c/page/2' }, { from: '/b', to: '/c' }, { from: '/b/page/2', to: '/c/page/2' }]
 */
export function settleRedirects(
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
    if (next !== undefined) {
      loops.push(redirect);
      continue;
    }
    const further = paths.filter((path) => path.startsWith(`${to}/page/`));
    for (const page of [to, ...further]) {
      const from = redirect.from + page.slice(to.length);
      if (!taken.has(from)) redirects.push({ from, to: page });
    }
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
