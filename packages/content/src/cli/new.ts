import { existsSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import slugify from '@sindresorhus/slugify';
import { Argument, type Command } from 'commander';
import { addressPrefixes } from '../addresses/item-addresses.ts';
import { describeFindings } from '../build/report.ts';
import { checkContent } from '../check/check-content.ts';
import { canonicalYaml } from '../load/canonical-yaml.ts';
import { readAsOf } from '../query/as-of.ts';
import { kebabCase } from '../schema/fields.ts';
import { guideFrontMatter } from '../schema/guide.ts';
import { postFrontMatter } from '../schema/post.ts';
import { templates } from '../schema/templates.ts';
import { command, exitCodes, folderOption, type CommandContext } from './command.ts';

interface Flags {
  readonly folder: string;
  readonly slug?: string;
}

/** The kinds of new texts: their folders and schemas. */
const kinds = {
  post: { part: 'posts', schema: postFrontMatter },
  guide: { part: 'guides', schema: guideFrontMatter },
} as const;

/** `pnpm content new post|guide`: writes a file from the template, and says what to do next. */
export function newCommand(context: CommandContext): Command {
  const { cwd, print, exit } = context;
  return command('new', context)
    .description('Writes a new post or guide, unlisted and of today.')
    .addArgument(new Argument('<kind>', 'what to write').choices(Object.keys(kinds)))
    .argument('<title>', 'the title, in sentence case', (typed: string) => typed.trim())
    .option('--slug <slug>', 'the last part of the address; by default made from the title')
    .addOption(folderOption(context))
    .addHelpText(
      'after',
      '\nExit codes: 0 written, 1 written with findings, 2 wrong flags, nothing written.',
    )
    .action((kind: keyof typeof kinds, title: string, flags: Flags, called: Command) => {
      const { part, schema } = kinds[kind];
      const { folder, slug = slugify(title, { decamelize: false }) } = flags;
      if (!kebabCase.test(slug)) {
        called.error(
          `The slug is ${JSON.stringify(slug)} → write lower-case words joined by hyphens, for example --slug ten-days-quiet`,
        );
      }
      const path = `${part}/${slug}.md`;
      const file = join(folder, path);
      if (existsSync(file))
        called.error(`${path} already exists → choose another slug with --slug`);

      const { fields, body } = templates[part];
      const today = readAsOf(undefined, new Date());
      const frontMatter = { ...fields, title, publishedDate: today };
      writeFileSync(file, `---\n${canonicalYaml(schema, frontMatter)}---\n\n${body}`);
      print(`${relative(cwd, file)} is ${fields.status}.

Write     ${relative(cwd, file)}
Preview   pnpm dev, http://localhost:5173${addressPrefixes[part]}${slug}
Check     pnpm content check
Publish   write "status: published"
`);
      const { findings } = checkContent(folder, today);
      const found = findings.filter((finding) => finding.file === path);
      print(describeFindings(found, folder, cwd));
      exit(found.length === 0 ? exitCodes.fine : exitCodes.findings);
    });
}
