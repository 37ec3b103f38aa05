import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Command } from 'commander';
import {
  addressStates,
  addressesToRegister,
  readRegister,
  registerFile,
  writeRegister,
} from '../addresses/register.ts';
import { describeFindings } from '../build/report.ts';
import { checkContent } from '../check/check-content.ts';
import { isError } from '../load/finding.ts';
import { isFile } from '../load/read-file.ts';
import { exitCodes, folderCommand, type CommandContext, type DayFlags } from './command.ts';

/** `pnpm content register`: adds new addresses to `addresses.txt`. */
export function registerCommand(context: CommandContext): Command {
  return folderCommand('register', context)
    .description('Adds the addresses of new pages to addresses.txt, so that none gets lost.')
    .addHelpText(
      'after',
      `
Adds every published or scheduled address that is not yet in addresses.txt. It never removes one: an address that was
once published needs a redirect. It adds none while an error in the content stops the build.

Exit codes: 0 every address is registered, 1 the content has errors, nothing registered, 2 wrong flags.`,
    )
    .action(({ folder, asOf }: DayFlags) => {
      const { site, loaded, findings } = checkContent(folder, asOf);
      const errors = findings.filter(isError);
      if (errors.length > 0 || !loaded.ok) {
        context.printError(describeFindings(errors, folder, context.cwd));
        context.printError('Nothing was registered: fix these first.\n');
        context.exit(exitCodes.findings);
        return;
      }
      const file = join(folder, registerFile);
      const registered = isFile(file) ? readRegister(readFileSync(file, 'utf8')) : [];
      const known = new Set(registered.map(({ address }) => address));
      const wanted = addressesToRegister(addressStates(loaded.library, site.files, asOf));
      const added = wanted.filter((address) => !known.has(address));
      writeFileSync(file, writeRegister([...known, ...added]));
      for (const address of added) context.print(`registered ${address}\n`);
      context.print(`${known.size + added.length} addresses, ${added.length} new\n`);
    });
}
