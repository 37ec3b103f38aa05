import { fileFinding, type Finding } from '../load/finding.ts';
import { nearest } from '../load/nearest.ts';
import { fieldFinding, type Document } from '../load/read-document.ts';
import type { Redirect } from '../schema/site/redirect.ts';
import { addressesToRegister, readRegister, registerFile, type AddressState } from './register.ts';
import { pathOf, resolveRedirects } from './resolve-redirects.ts';

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
    const remark = publishState === undefined ? '' : `, because the item is ${a[publishState]}`;
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
          `add \`- { from: ${address}, to: ${to} }\` to ${redirectsFile}, or remove this line if it was never live`,
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

const a = {
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
  const beside = fresh.filter((other) => folder !== '/' && folderOf(other) === folder);
  if (beside.length === 1) return beside[0] ?? '/';
  return nearestBeside(address, fresh) ?? (folder.startsWith('/resources/') ? '/resources' : '/');
}

/** The nearest address in the same folder, by last part only, because long addresses with a common start are all near. */
function nearestBeside(address: string, others: readonly string[]): string | undefined {
  const folder = folderOf(address);
  const names = others
    .filter((other) => folderOf(other) === folder)
    .map((other) => other.slice(folder.length));
  const name = nearest(address.slice(folder.length), names);
  return name === undefined ? undefined : folder + name;
}

function folderOf(address: string): string {
  return address.slice(0, address.lastIndexOf('/') + 1);
}

/** Finds redirects that are repeated, lead in a loop or to no page, or are hidden by a page, which is a warning. */
export function checkRedirects(document: Document<readonly Redirect[]>, states: States): Finding[] {
  const { fields: redirects = [] } = document;
  const { loops, redirects: resolved } = resolveRedirects(redirects);
  const targets = new Map(resolved.map(({ from, to }) => [from, to]));
  return redirects.flatMap(({ from, to }, index): Finding[] => {
    const report = (name: 'from' | 'to', rule: string, wrong: string, instead: string) =>
      fieldFinding(document, [index, name], rule, [`"${from}" ${wrong}`, instead]);
    const found: Finding[] = [];
    if (redirects.findIndex((other) => other.from === from) < index)
      found.push(
        report('from', 'duplicate-redirect', 'is redirected twice', 'keep one of the two'),
      );
    if (states.get(from)?.publishState === 'published') {
      const wrong = 'is redirected, but has a page, which is shown instead';
      const instead = 'remove the redirect, or give the page another address';
      found.push({ ...report('from', 'redirect-over-page', wrong, instead), severity: 'warning' });
    }
    const end = pathOf(targets.get(from) ?? to);
    if (loops.some((loop) => loop.from === from))
      found.push(report('to', 'redirect-loop', 'redirects in a loop', 'redirect it to a page'));
    else if (!isPage(states.get(end)?.publishState)) {
      const meant = nearestBeside(end, [...states.keys()]);
      const hint = meant === undefined ? '' : `. Did you mean "${meant}"?`;
      const wrong = `leads to "${end}", which is not a published page`;
      found.push(report('to', 'redirect-to-nowhere', wrong, `write the path of one${hint}`));
    }
    return found;
  });
}
