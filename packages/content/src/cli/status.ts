import type { Command } from 'commander';
import { format } from 'date-fns/format';
import { parseISO } from 'date-fns/parseISO';
import { addressedItems } from '../addresses/item-addresses.ts';
import { describeFindings } from '../build/report.ts';
import { checkContent } from '../check/check-content.ts';
import { isError } from '../load/finding.ts';
import { isPost } from '../query/is-post.ts';
import { publishStateAt, type PublishState } from '../query/published-at.ts';
import type { Library } from '../schema/library.ts';
import { toPageDate } from '../schema/date-texts.ts';
import {
  countOf,
  exitCodes,
  folderCommand,
  type CommandContext,
  type DayFlags,
} from './command.ts';

/** `pnpm content status`: shows what is not live yet, and which build makes it live. */
export function statusCommand(context: CommandContext): Command {
  return folderCommand('status', context)
    .description('Shows drafts, unlisted and scheduled items, and when each goes live.')
    .option('--json', 'Prints the posts and guides with their states as JSON.')
    .addHelpText(
      'after',
      '\nExit codes: 0 the content can be built, 1 it has errors, 2 wrong flags.',
    )
    .action(({ folder, asOf, json }: DayFlags & { json?: true }) => {
      const { site, loaded, findings } = checkContent(folder, asOf);
      if (!loaded.ok) {
        context.printError(describeFindings(loaded.findings, folder, context.cwd));
        context.exit(exitCodes.findings);
        return;
      }
      context.exit(findings.some(isError) ? exitCodes.findings : exitCodes.fine);
      const items = itemsOf(loaded.library, asOf);
      if (json) {
        context.print(`${JSON.stringify({ asOf, items }, null, 2)}\n`);
        return;
      }
      context.print(describe(items, asOf));
      const toFix = describeFindings(findings, folder, context.cwd).split('\n').slice(0, -1);
      context.print(section('To fix', toFix));
      const questions = site.openQuestions.flatMap(({ question, answer }) => [
        question,
        `  Meanwhile: ${answer}`,
      ]);
      context.print(section('Waiting for the founders', questions));
    });
}

type Item = ReturnType<typeof itemsOf>[number];

/** The posts and guides with their files, addresses and states. */
const itemsOf = (library: Library, asOf: string) =>
  addressedItems(library).map(({ item, address }) => ({
    file: `${isPost(item) ? 'posts' : 'guides'}/${item.slug}.md`,
    title: item.title,
    address,
    publishedDate: item.publishedDate,
    state: publishStateAt(item, asOf),
  }));

/** What is live as of a day and what is not. */
function describe(items: readonly Item[], asOf: string): string {
  const inState = (state: PublishState) => items.filter((item) => item.state === state);
  const live = inState('published');
  const livePosts = live.filter(({ file }) => file.startsWith('posts/')).length;
  const posts = countOf(livePosts, 'post');
  const guides = countOf(live.length - livePosts, 'guide');
  const scheduled = inState('scheduled');
  const days = [...new Set(scheduled.map(({ publishedDate }) => publishedDate))].toSorted();

  const parts = [
    `As of ${toPageDate(asOf).text}: ${posts} and ${guides} are live.\n`,
    section('Drafts, in no build; `pnpm dev` shows them', inState('draft').map(titled)),
    section(
      'Unlisted, a page that nothing links to; `status: published` puts them on the site',
      inState('unlisted').map(placed),
    ),
    ...days.map((day) =>
      section(`Goes live on ${format(parseISO(day), 'EEEE, MMMM d, yyyy')}`, [
        ...scheduled.filter(({ publishedDate }) => publishedDate === day).map(placed),
        `It needs a build and a deployment on ${day} or later; until then the site does not change.`,
        `To preview it: AS_OF=${day} pnpm dev`,
      ]),
    ),
    days.length === 0 ? '\nNothing is scheduled.\n' : '',
  ];
  return parts.join('');
}

const titled = ({ file, title }: Item): string => `${file}  "${title}"`;

const placed = (item: Item): string => `${titled(item)}, at ${item.address}`;

function section(title: string, lines: readonly string[]): string {
  return lines.length === 0 ? '' : `\n${title}:\n${lines.map((one) => `  ${one}\n`).join('')}`;
}
