import { siteCheckOptions } from '../check/site-check-options.ts';
import { readList } from '../list/read-list.ts';
import { publicFolder, siteFolder } from '../load/site-folder.ts';
import { exitCodes, type Command } from './command.ts';
import { contentFolder, dayOf, folderFlag, parseFlags } from './flags.ts';

const help = `pnpm content list [--json] [--folder DIR]

  --json        writes every detail of each text, as the desk shows it
  --folder DIR  another content folder than the site's own

AS_OF is the day of the list; by default today.
Exit codes: 0 even with findings, 2 wrong flags.
`;

/** `pnpm content list`: lists every post, guide and question with its status, words, links and findings. */
export const listCommand: Command = {
  summary: 'Lists every text with its status, words, links and findings.',
  help,
  run: (context) => {
    const { values } = parseFlags(context.args, {
      ...folderFlag,
      json: { type: 'boolean', default: false },
    });
    const folder = contentFolder(values.folder, context);
    const asOf = dayOf(context.env['AS_OF']);
    const list = readList(folder, siteCheckOptions(siteFolder, publicFolder), asOf);
    if (values.json) {
      context.print(`${JSON.stringify(list)}\n`);
      return exitCodes.fine;
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
    return exitCodes.fine;
  },
};
