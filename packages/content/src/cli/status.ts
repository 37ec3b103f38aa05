import type { Command } from 'commander';
import { addressedItems } from '../addresses/item-addresses.ts';
import { describeFindings, placed } from '../build/report.ts';
import { checkContent } from '../check/check-content.ts';
import { checkPilotCount } from '../check/check-pilot-count.ts';
import { toPageDate } from '../schema/date-texts.ts';
import type { LoadedLibrary } from '../load/load-library.ts';
import { formatFinding, isError } from '../load/finding.ts';
import { publishedAt, publishStateAt, type Publishable } from '../query/published-at.ts';
import { countOf } from './format-findings.ts';
import { exitCodes, folderCommand, type CommandContext, type DayFlags } from './command.ts';

interface Flags extends DayFlags {
  readonly json?: boolean;
}

interface Item extends Publishable {
  readonly title: string;
  readonly file: string;
  /** The path of its page. */
  readonly address: string;
}

/** `pnpm content status`: shows what is not live yet, when it goes live and which build that needs. */
export function statusCommand(context: CommandContext): Command {
  return folderCommand('status', context)
    .description('Shows drafts, unlisted and scheduled items, and when each goes live.')
    .option('--json', 'every item with its state and its findings, as JSON')
    .addHelpText(
      'after',
      '\nExit codes: 0 the content can be built, 1 it has errors, 2 wrong flags.',
    )
    .action(({ folder, asOf, json = false }: Flags) => {
      const { site, loaded, findings: found } = checkContent(folder, asOf);
      if (!loaded.ok) {
        context.printError(describeFindings(loaded.findings, folder, context.cwd));
        context.exit(exitCodes.findings);
        return;
      }
      const findings = [...found, ...checkPilotCount(site.files.company, asOf)];
      context.exit(findings.some(isError) ? exitCodes.findings : exitCodes.fine);
      if (json) {
        const items = itemsOf(loaded).map((item) => {
          const { file, title, address, publishedDate } = item;
          return { file, title, address, publishedDate, state: publishStateAt(item, asOf) };
        });
        context.print(`${JSON.stringify({ asOf, items, findings }, null, 2)}\n`);
        return;
      }
      context.print(describe(loaded, asOf));
      if (findings.length > 0) {
        const lines = findings.map((finding) =>
          formatFinding(placed(finding, folder, context.cwd)),
        );
        context.print(section('To fix', lines));
      }
      const questions = site.openQuestions.flatMap(({ question, answer }) => [
        question,
        `  Meanwhile: ${answer}`,
      ]);
      context.print(section('Waiting for the founders', questions));
    });
}

/**
 * Describes what is live as of a day and what is not.
 *
 * @param loaded - Everything that the content folder holds.
 * @param asOf - The day, `YYYY-MM-DD`.
 */
export function describe(loaded: LoadedLibrary, asOf: string): string {
  const { library } = loaded;
  const items = itemsOf(loaded);
  const publishState = (wanted: string) =>
    items.filter((item) => publishStateAt(item, asOf) === wanted);
  const { posts, guides } = publishedAt(library, asOf);
  const scheduled = new Map<string, Item[]>();
  const due = publishState('scheduled').toSorted((left, right) =>
    left.publishedDate < right.publishedDate ? -1 : 1,
  );
  for (const item of due) {
    scheduled.set(item.publishedDate, [...(scheduled.get(item.publishedDate) ?? []), item]);
  }

  const parts = [
    `As of ${toPageDate(asOf).text}: ${countOf(posts.length, 'post')} and ${countOf(guides.length, 'guide')} are live.\n`,
    section('Drafts, in no build; `pnpm dev` shows them', publishState('draft').map(line)),
    section(
      'Unlisted, a page that nothing links to; `status: published` puts them on the site',
      publishState('unlisted').map((item) => `${line(item)}, at ${item.address}`),
    ),
    ...[...scheduled].map(([day, live]) =>
      section(`Goes live on ${weekday(day)}, ${toPageDate(day).text}`, [
        ...live.map((item) => `${line(item)}, at ${item.address}`),
        `It needs a build and a deployment on ${day} or later; until then the site does not change.`,
        `To preview it: pnpm dev --as-of ${day}, or pnpm build --as-of ${day}`,
      ]),
    ),
    scheduled.size === 0 ? 'Nothing is scheduled.\n' : '',
  ];
  return parts.filter((part) => part !== '').join('\n');
}

function itemsOf({ library, files }: LoadedLibrary): Item[] {
  return addressedItems(library).map(({ item, address }) => ({
    status: item.status,
    publishedDate: item.publishedDate,
    title: item.title,
    file: files.get(item) ?? '',
    address,
  }));
}

function line({ file, title }: Item): string {
  return `${file}  "${title}"`;
}

function section(title: string, lines: readonly string[]): string {
  return lines.length === 0 ? '' : `\n${title}:\n${lines.map((one) => `  ${one}\n`).join('')}`;
}

function weekday(day: string): string {
  return new Intl.DateTimeFormat('en', { weekday: 'long', timeZone: 'UTC' }).format(new Date(day));
}
