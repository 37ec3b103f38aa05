import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Command } from 'commander';
import { checkContent } from '../check/check-content.ts';
import { canonicalYaml } from '../load/canonical-yaml.ts';
import { readFile } from '../load/read-file.ts';
import { command, folderOption, type CommandContext } from './command.ts';
import { readAsOf } from '../query/as-of.ts';

/** `pnpm content format`: writes valid YAML and front matter in one style. */
export function formatCommand(context: CommandContext): Command {
  return command('format', context)
    .description('Writes all YAML in one style.')
    .addOption(folderOption(context))
    .action(({ folder }: { readonly folder: string }) => {
      const { documents } = checkContent(folder, readAsOf('', new Date()));
      for (const { file, yaml, schema } of documents) {
        if (yaml.value === null) continue;
        const { text } = readFile(folder, file);
        const written = text.replace(yaml.source, () => canonicalYaml(schema, yaml.value));
        writeFileSync(join(folder, file), written);
      }
    });
}
