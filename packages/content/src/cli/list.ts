import type { Command } from 'commander';
import { siteCheckOptions } from '../check/site-check-options.ts';
import { readList } from '../list/read-list.ts';
import { publicFolder, siteFolder } from '../load/site-folder.ts';
import { asOfOption, command, dayOf, folderOption, type CommandContext } from './command.ts';

interface Flags {
  readonly folder: string;
  readonly asOf: string;
  readonly json?: boolean;
}

/** `pnpm content list`: lists every post, guide and question with its status, words, links and findings. */
export function listCommand(context: CommandContext): Command {
  return command('list', context)
    .description('Lists every text with its status, words, links and findings.')
    .option('--json', 'every detail of each text, as the desk shows it')
    .addOption(folderOption(context))
    .addOption(asOfOption(context))
    .addHelpText('after', '\nExit codes: 0 even with findings, 2 wrong flags.')
    .action(({ folder, asOf, json = false }: Flags) => {
      const day = dayOf(asOf);
      const list = readList(folder, siteCheckOptions(siteFolder, publicFolder), day);
      if (json) {
        context.print(`${JSON.stringify(list)}\n`);
        return;
      }
      const rows = list.items.map(
        ({ publishState, date, words, linksIn, linksOut, findings, file }) => [
          publishState,
          date,
          `${words} words`,
          `${linksIn.length} in, ${linksOut.length} out`,
          `${findings.length} to fix`,
          file,
        ],
      );
      const widths = [0, 1, 2, 3, 4].map((column) =>
        Math.max(0, ...rows.map((row) => row[column]?.length ?? 0)),
      );
      for (const row of rows) {
        const cells = row.map((cell, column) => cell.padEnd(widths[column] ?? 0));
        context.print(`${cells.join('  ').trimEnd()}\n`);
      }
    });
}
