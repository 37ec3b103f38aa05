import { report } from '../build/report.ts';
import { loadLibrary } from '../loader/load-library.ts';
import { exitCodes, type Command } from './command.ts';
import { contentFolder, folderFlag, parseFlags } from './flags.ts';

const help = `pnpm content check [--folder DIR]

  --folder DIR  another content folder than the site's own

Exit codes: 0 nothing to mend, 1 findings, 2 wrong flags.
`;

/** `pnpm content check`: every finding of a content folder, one a line. */
export const command: Command = {
  help,
  run: (context) => {
    const { values } = parseFlags(context.args, folderFlag);
    const folder = contentFolder(values.folder, context);
    const result = loadLibrary(folder);
    context.print(report(result, folder, context.cwd));
    return result.ok ? exitCodes.fine : exitCodes.findings;
  },
};
