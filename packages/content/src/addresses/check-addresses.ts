import { fileFinding, type Finding } from '../load/finding.ts';
import { nearest } from '../load/nearest.ts';
import { findingAt } from '../load/prose.ts';
import type { Document } from '../load/read-document.ts';
import type { Addresses } from '../check/addresses.ts';
import type { Redirect } from '../schema/site/redirect.ts';
import { pagePaths } from './page-paths.ts';
import { addressesToRegister, readRegister, registerFile, type AddressState } from './register.ts';

/** The file of redirects in a content folder. */
export const redirectsFile = 'site/redirects.yaml';

type States = ReadonlyMap<string, AddressState>;

/**
 * Checks that no published address is lost: each has its page or a redirect that leads to one, and each page is registered.
 *
 * A lost address is an error, an unregistered one a warning.
 *
 * @param register - The text of `addresses.txt`.
 * @param states - Every address that the site has now.
 * @param redirects - The addresses that have moved.
 * @param asOf - The day that the site is built as of, `YYYY-MM-DD`.
 */
export function checkRegister(
  register: string,
  states: States,
  redirects: readonly Redirect[],
  asOf: string,
): Finding[] {
  const registered = readRegister(register);
  const known = new Set(registered.map(({ address }) => address));
  const moved = new Set(redirects.map(({ from }) => from));
  const unregistered = addressesToRegister(states).filter(({ address }) => !known.has(address));
  const fresh = unregistered.filter(({ from }) => from === undefined);

  const lost = registered.flatMap(({ address, from = '', written, line }): Finding[] => {
    if (address === undefined) {
      const instead =
        'write one per line, `/faq` or `/resources/blog/ropes from 2026-12-01`; comments are lines that begin with #';
      const wrong = `${JSON.stringify(written)} is not an address`;
      return [{ ...fileFinding(registerFile, 'unreadable-address', wrong, instead), line }];
    }
    const publishState = states.get(address)?.publishState;
    if (from > asOf || moved.has(address) || isPage(publishState)) return [];
    const remark =
      publishState === undefined ? '' : `, because the item is ${stateWords[publishState]}`;
    const to = guessTarget(
      address,
      fresh.map((entry) => entry.address),
    );
    return [
      {
        ...fileFinding(
          registerFile,
          'lost-address',
          `${JSON.stringify(address)} is registered but has no page now${remark}`,
          `add the line \`${address}: ${to}\` to ${redirectsFile}, or remove this one if it was never live`,
        ),
        line,
      },
    ];
  });
  return [
    ...lost,
    ...unregistered.map(({ address }) => ({
      ...fileFinding(
        registerFile,
        'unregistered-address',
        `${JSON.stringify(address)} is not registered`,
        'run `pnpm content register`, which adds it',
      ),
      severity: 'warning' as const,
    })),
  ];
}

const stateWords = {
  draft: 'a draft',
  scheduled: 'scheduled for a later day',
  unlisted: 'unlisted',
  published: 'published',
};

/** Whether there is a page: a published one, or an unlisted one, which still answers at its address. */
const isPage = (publishState: AddressState['publishState'] | undefined): boolean =>
  publishState === 'published' || publishState === 'unlisted';

/** A new page in the same folder is most likely the renamed one. */
function guessTarget(address: string, fresh: readonly string[]): string {
  const folder = folderOf(address);
  const beside = fresh
    .filter((other) => folderOf(other) === folder)
    .map((other) => other.slice(folder.length));
  const [only, ...others] = beside;
  const name =
    nearest(address.slice(folder.length), beside) ?? (others.length === 0 ? only : undefined);
  if (name !== undefined) return folder + name;
  return folder.startsWith(`${pagePaths.resources}/`) ? pagePaths.resources : pagePaths.home;
}

const folderOf = (address: string): string => address.slice(0, address.lastIndexOf('/') + 1);

/** Warns about redirects that are hidden by a page. That each leads to a page is checked as of any link. */
export function checkRedirects({ yaml }: Document, pages: Addresses['pages']): Finding[] {
  return yaml.texts
    .filter(({ path: [from = ''] }) => pages.has(String(from)))
    .map((prose) =>
      findingAt(
        prose,
        0,
        'redirect-over-page',
        [
          `${JSON.stringify(prose.path[0])} is redirected, but has a page, which is shown instead`,
          'remove the redirect, or give the page another address',
        ],
        'warning',
      ),
    );
}
