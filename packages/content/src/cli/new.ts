import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import slugify from '@sindresorhus/slugify';
import { Option, type Command } from 'commander';
import { addressPrefixes } from '../addresses/item-addresses.ts';
import { placed } from '../build/report.ts';
import { writeFile } from '../build/write-file.ts';
import { checkContent } from '../check/check-content.ts';
import { canonicalYaml } from '../load/canonical-yaml.ts';
import { formatFinding } from '../load/finding.ts';
import { blogCategories } from '../schema/categories.ts';
import { kebabCase } from '../schema/fields.ts';
import { guideFrontMatter } from '../schema/guide.ts';
import { guideTypes } from '../schema/guide-types.ts';
import { postFrontMatter } from '../schema/post.ts';
import { statuses } from '../schema/status.ts';
import { templates } from '../schema/templates.ts';
import { command, dayOption, exitCodes, folderOption, type CommandContext } from './command.ts';

interface Flags {
  readonly folder: string;
  readonly date: string;
  readonly status: string;
  readonly slug?: string;
  readonly category?: string;
  readonly type?: string;
}

/** The kinds of new texts: the folder, the option that sorts them, and what is written at first. */
const kinds = {
  post: {
    part: 'posts',
    schema: postFrontMatter,
    option: new Option('--category <id>', 'the category of the blog')
      .choices(blogCategories.map(({ id }) => id))
      .default(templates.posts.fields.category),
    fields: (title: string, { category }: Flags) => ({ title, category }),
  },
  guide: {
    part: 'guides',
    schema: guideFrontMatter,
    option: new Option('--type <id>', 'the type of guide')
      .choices(guideTypes.map(({ id }) => id))
      .default(templates.guides.fields.type),
    fields: (title: string, { type }: Flags) => ({ title, type }),
  },
} as const;

/** `pnpm content new post|guide`: writes a file from the template, and says what to do next. */
export function newCommand(context: CommandContext): Command {
  const program = command('new', context).description('Writes a new post or guide, unlisted.');
  for (const [name, kind] of Object.entries(kinds)) {
    const one = command(name, context)
      .description(`Writes a new ${name}.`)
      .argument('<title>', 'the title, in sentence case')
      .addOption(kind.option)
      .option('--slug <slug>', 'the last part of the address; by default made from the title')
      .addOption(dayOption('--date <day>', 'the day of publication; a future day schedules it'))
      .addOption(
        new Option('--status <status>', 'who sees it')
          .choices(statuses)
          .default(templates.posts.fields.status),
      )
      .addOption(folderOption(context))
      .addHelpText(
        'after',
        '\nExit codes: 0 written, 1 written with findings, 2 wrong flags, nothing written.',
      )
      .action((title: string, flags: Flags) => writeNew(kind, title.trim(), flags, context, one));
    program.addCommand(one);
  }
  return program;
}

function writeNew(
  { part, schema, fields }: (typeof kinds)[keyof typeof kinds],
  title: string,
  flags: Flags,
  { cwd, print, exit }: CommandContext,
  called: Command,
): void {
  const { folder, status, date } = flags;
  const slug = flags.slug ?? slugify(title, { decamelize: false });
  if (!kebabCase.test(slug)) {
    called.error(
      `The slug is ${JSON.stringify(slug)} → write lower-case words joined by hyphens, for example --slug ten-days-quiet`,
    );
  }
  const path = `${part}/${slug}.md`;
  const file = join(folder, path);
  if (existsSync(file)) called.error(`${path} already exists → choose another slug with --slug`);

  const template = templates[part];
  const given = { ...fields(title, flags), status, publishedDate: date };
  const frontMatter = { ...template.fields, ...given };
  writeFile(file, `---\n${canonicalYaml(schema, frontMatter)}---\n\n${template.body}`);
  print(`${relative(cwd, file)} is ${status}.

Write     ${relative(cwd, file)}
Preview   pnpm dev, http://localhost:5173${addressPrefixes[part]}${slug}
Check     pnpm content check
Publish   write "status: published", then pnpm content register
`);
  const findings = checkContent(folder, date).findings.filter((finding) => finding.file === path);
  for (const finding of findings) print(`${formatFinding(placed(finding, folder, cwd))}\n`);
  exit(findings.length === 0 ? exitCodes.fine : exitCodes.findings);
}
