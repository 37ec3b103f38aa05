import { fileFinding, type Finding } from '../load/finding.ts';
import { nearest } from '../load/nearest.ts';
import type { PublishState } from '../query/published-at.ts';
import type { Redirect } from '../schema/site/redirect.ts';
import { pagePaths } from './page-paths.ts';
import { addressesToRegister, readRegister, registerFile } from './register.ts';

/** The file of redirects in a content folder. */
export const redirectsFile = 'site/redirects.yaml';

/**
 * Checks that no published address is lost: each has its page or a redirect that leads to one, and each page is registered.
 *
 * A lost address is an error, an unregistered one a warning.
 *
 * @param register - The text of `addresses.txt`.
 * @param states - Every address that the site has now.
 * @param redirects - The addresses that have moved.
 */
export function checkRegister(
  register: string,
  states: ReadonlyMap<string, PublishState>,
  redirects: readonly Redirect[],
): Finding[] {
  const registered = readRegister(register);
  const known = new Set(registered.map(({ address }) => address));
  const moved = new Set(redirects.map(({ from }) => from));
  const unregistered = addressesToRegister(states).filter((address) => !known.has(address));
  const fresh = unregistered.filter((address) => states.get(address) === 'published');

  const lost = registered.flatMap(({ address, line }): Finding[] => {
    const written = JSON.stringify(address);
    const report = (rule: string, wrong: string, instead: string) => [
      fileFinding(registerFile, rule, [`${written} ${wrong}`, instead], line),
    ];
    if (!/^\/\S*$/.test(address))
      return report(
        'unreadable-address',
        'is not an address',
        'write one per line, such as `/faq`; comments are lines that begin with #',
      );
    const publishState = states.get(address) ?? 'draft';
    if (publishState !== 'draft' || moved.has(address)) return [];
    return report(
      'lost-address',
      `is registered but has no page now${states.has(address) ? ', because the item is a draft' : ''}`,
      `add the line \`${address}: ${guessTarget(address, fresh)}\` to ${redirectsFile}, or remove this one if it was never live`,
    );
  });
  return [
    ...lost,
    ...unregistered.map((address) =>
      fileFinding(registerFile, 'unregistered-address', [
        `${JSON.stringify(address)} is not registered`,
        'run `pnpm content register`, which adds it',
      ]),
    ),
  ];
}

/** A new page in the same folder is most likely the renamed one. */
function guessTarget(address: string, fresh: readonly string[]): string {
  const folder = folderOf(address);
  const beside = fresh.filter((other) => folderOf(other) === folder);
  const list = folder.startsWith(`${pagePaths.resources}/`) ? pagePaths.resources : pagePaths.home;
  return nearest(address, beside) ?? list;
}

const folderOf = (address: string): string => address.slice(0, address.lastIndexOf('/') + 1);
