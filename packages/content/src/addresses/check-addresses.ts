import { byPosition, type Finding } from '../load/finding.ts';
import { nearest } from '../load/nearest.ts';
import { publishStateAt, type PublishState } from '../query/published-at.ts';
import type { Library } from '../schema/library.ts';
import type { Site } from '../schema/site/index.ts';
import { redirectsFile, type WrittenRedirect } from '../load/read-redirects.ts';
import { addressedItems } from './item-addresses.ts';
import { addressesToRegister, readRegister, registerFile, unreadableLines } from './register.ts';
import { pathOf, resolveRedirects } from './resolve-redirects.ts';

/** The input of `checkAddresses`. */
export interface AddressSource {
  /** Everything that the content folder holds. */
  readonly library: Library;
  /** The copy of its pages; left out, only the fixed pages of the site. */
  readonly site?: Partial<Site>;
  /** The text of `addresses.txt`. */
  readonly register: string;
  readonly redirects: readonly WrittenRedirect[];
  /** The day that the site is built as of, `YYYY-MM-DD`. */
  readonly asOf: string;
}

/**
 * Checks that no published address is lost: each has its page or a redirect that leads to one, and each page is registered.
 *
 * A lost address and an invalid redirect are errors; an unregistered address and a redirect hidden by a page are warnings.
 */
export function checkAddresses(source: AddressSource): Finding[] {
  const { library, redirects, asOf } = source;
  const registered = readRegister(source.register);
  const known = new Set(registered.map(({ address }) => address));
  const wanted = addressesToRegister(library, asOf, source.site);
  const live = new Set(wanted.flatMap(({ address, from }) => (from === undefined ? address : [])));
  const hidden = hiddenItems(library, asOf);
  const moved = new Map(redirects.map((redirect) => [redirect.from, redirect.to]));
  const unregistered = wanted.filter(({ address }) => !known.has(address));

  const lost = registered
    .filter(({ address, from = '' }) => from <= asOf && !live.has(address) && !moved.has(address))
    // A page that is unlisted again still answers at its address.
    .filter(({ address }) => hidden.get(address) !== 'unlisted')
    .map(({ address, line }): Finding => {
      const publishState = hidden.get(address);
      const remark = publishState === undefined ? '' : `, because the item is ${a[publishState]}`;
      const fresh = unregistered.map((entry) => entry.address).filter((one) => live.has(one));
      const to = guessTarget(address, fresh);
      return {
        file: registerFile,
        line,
        column: 1,
        rule: 'lost-address',
        message: `${JSON.stringify(address)} is registered but has no page now${remark} → add the line \`${address} ${to}\` to ${redirectsFile}, or remove this one if it was never live.`,
      };
    });

  return [
    ...unreadableLines(source.register).map(({ line, written }): Finding => ({
      file: registerFile,
      line,
      column: 1,
      rule: 'unreadable-address',
      message: `${JSON.stringify(written)} is not an address → write one per line, \`/faq\` or \`/resources/blog/ropes from 2026-12-01\`; comments are lines that begin with #.`,
    })),
    ...lost,
    ...unregistered.map(({ address }): Finding => ({
      file: registerFile,
      line: 1,
      column: 1,
      severity: 'warning',
      rule: 'unregistered-address',
      message: `${JSON.stringify(address)} is not registered → run \`pnpm content register\`, which adds it.`,
    })),
    ...checkRedirects(redirects, live, hidden),
  ].toSorted(byPosition);
}

const a = { draft: 'a draft', scheduled: 'scheduled for a later day', unlisted: 'unlisted' };

/** The state of each item that is not published, by address. */
function hiddenItems(library: Library, asOf: string) {
  const hidden = new Map<string, Exclude<PublishState, 'published'>>();
  for (const { item, address } of addressedItems(library)) {
    const publishState = publishStateAt(item, asOf);
    if (publishState !== 'published') hidden.set(address, publishState);
  }
  return hidden;
}

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

/** Checks the redirects; one may lead to an unlisted page, because that has a page too. */
function checkRedirects(
  redirects: readonly WrittenRedirect[],
  live: ReadonlySet<string>,
  hidden: ReadonlyMap<string, string>,
): Finding[] {
  const { loops: circles, redirects: resolved } = resolveRedirects(redirects);
  const loops = new Set(circles.map(({ from }) => from));
  const targets = new Map(resolved.map(({ from, to }) => [from, to]));
  const seen = new Set<string>();
  return redirects.flatMap(({ from, to, line }): Finding[] => {
    const found: Finding[] = [];
    const report = (rule: string, message: string) =>
      found.push({
        file: redirectsFile,
        line,
        column: 1,
        ...(rule === 'redirect-over-page' && { severity: 'warning' }),
        rule,
        message,
      });
    if (seen.has(from)) {
      report('duplicate-redirect', `"${from}" is redirected twice → keep one of the two lines.`);
    }
    if (!/^\/[a-z0-9/-]*$/.test(from)) {
      report(
        'wrong-redirect',
        `"${from}" is not the path of a page → write one such as \`/resources/blog/ten-days-quiet\`.`,
      );
    }
    if (live.has(from)) {
      report(
        'redirect-over-page',
        `"${from}" is redirected, but has a page, which is shown instead → remove the line, or give the page another address.`,
      );
    }
    const end = pathOf(targets.get(from) ?? to);
    if (loops.has(from)) {
      report('redirect-loop', `"${from}" redirects in a loop → redirect it to a page.`);
    } else if (!live.has(end) && hidden.get(end) !== 'unlisted') {
      const meant = nearestBeside(end, [...live]);
      const hint = meant === undefined ? '' : ` Did you mean "${meant}"?`;
      report(
        'redirect-to-nowhere',
        `"${from}" leads to "${end}", which is not a published page → write the path of one.${hint}`,
      );
    }
    seen.add(from);
    return found;
  });
}
