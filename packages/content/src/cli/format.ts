import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Command } from 'commander';
import { checkContent } from '../check/check-content.ts';
import { canonicalYaml } from '../load/canonical-yaml.ts';
import { readFile } from '../load/read-file.ts';
import { command, folderOption, type CommandContext } from './command.ts';
import { readAsOf } from '../query/as-of.ts';

/** `pnpm content format`: writes YAML and front matter in one style. Files that are not valid YAML, or not UTF-8, stay as they are. */
export function formatCommand(context: CommandContext): Command {
  return command('format', context)
    .description('Writes all YAML in one style.')
    .addOption(folderOption(context))
    .action(({ folder }: { readonly folder: string }) => {
      for (const { file, yaml, schema } of checkContent(folder, readAsOf('', new Date()))
        .documents) {
        const { text } = readFile(folder, file);
        // Front matter stands behind its first line.
        const start = text.split('\n').slice(0, yaml.linesBefore).join('\n').length;
        const at = yaml.linesBefore === 0 ? 0 : start + 1;
        const rest = text.slice(at + yaml.source.length);
        const written = text.slice(0, at) + canonicalYaml(schema, yaml.value) + rest;
        writeFileSync(join(folder, file), written);
      }
    });
}
