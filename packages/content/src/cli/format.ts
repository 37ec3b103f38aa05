import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Command } from 'commander';
import { documentsOf } from '../check/check-style.ts';
import { canonicalYaml } from '../load/canonical-yaml.ts';
import { readFiles, siteReferences } from '../load/compile-library.ts';
import { loadSite } from '../load/load-site.ts';
import { readFile, readSource } from '../load/read-source.ts';
import { plainText } from '../load/source-file.ts';
import { command, folderOption, type CommandContext } from './command.ts';
import { withFieldTables } from './field-tables.ts';

/** `pnpm content format`: writes YAML and front matter in one style, and the tables of fields in WRITING.md. Files that are not valid YAML, or not UTF-8, stay as they are. */
export function formatCommand(context: CommandContext): Command {
  return command('format', context)
    .description('Writes all YAML in one style, and the fields in WRITING.md.')
    .addOption(folderOption(context))
    .action(({ folder }: { readonly folder: string }) => {
      const site = loadSite(folder);
      const references = siteReferences(site);
      const source = readSource(folder) ?? { posts: [], guides: [], legal: [] };
      const readings = readFiles(source, references);
      const documents = [...site.documents, ...documentsOf(readings, references.questionGroups)];
      for (const { file, yaml, schema } of documents) {
        const path = join(folder, file);
        const text = plainText(readFile(folder, file).text);
        // Front matter stands behind its first line.
        const start = text.split('\n').slice(0, yaml.linesBefore).join('\n').length;
        const at = yaml.linesBefore === 0 ? 0 : start + 1;
        const rest = text.slice(at + yaml.source.length);
        writeFileSync(path, text.slice(0, at) + canonicalYaml(schema, yaml.value) + rest);
      }
      const writing = join(folder, 'WRITING.md');
      if (existsSync(writing))
        writeFileSync(writing, withFieldTables(readFileSync(writing, 'utf8')));
    });
}
