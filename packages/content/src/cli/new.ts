import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { Option, type Command } from 'commander';
import { placed } from '../build/report.ts';
import { writeFile } from '../build/write-file.ts';
import { checkFolder } from '../check/check-folder.ts';
import { siteCheckOptions } from '../check/site-check-options.ts';
import { formatFinding } from '../load/finding.ts';
import { publicFolder } from '../load/site-folder.ts';
import { statuses } from '../schema/status.ts';
import {
  command,
  dayOf,
  dayOption,
  exitCodes,
  folderOption,
  UsageError,
  type CommandContext,
} from './command.ts';
import { fieldsOf, wrongSlug, type Field } from './new/fields.ts';
import { nextSteps } from './new/next-steps.ts';
import { slugOf } from './new/slug-of.ts';
import { folders, kinds, readTaken, type Kind, type Taken } from './new/taken.ts';
import { writeText } from './new/write-text.ts';

type Flags = Readonly<Record<string, string | undefined>> & {
  readonly folder: string;
  readonly date: string;
  readonly status: string;
};

/** `pnpm new post|guide|faq`: asks for the missing fields and writes a file that passes the check. */
export function newCommand(context: CommandContext): Command {
  const program = command('new', context)
    .description('Writes a new post, guide or question that passes the check, unlisted.')
    .addHelpText('after', '\nValues without a flag are asked for at the terminal.');
  for (const kind of kinds) {
    const one = command(kind, context).description(`Writes a new ${kind}.`);
    for (const { name, question } of fieldsOf[kind]) one.option(`--${name} <text>`, question);
    one
      .option('--slug <slug>', 'the last part of the address; by default made from the title')
      .addOption(dayOption('--date <day>', 'the day of publication; a future day schedules it'))
      .addOption(
        new Option('--status <status>', 'who sees it').choices(statuses).default('unlisted'),
      )
      .addOption(folderOption(context))
      .addHelpText(
        'after',
        '\nExit codes: 0 written, 1 written with findings, 2 wrong flags or answers, nothing written.',
      )
      .action((flags: Flags) => writeNew(kind, flags, context));
    program.addCommand(one);
  }
  return program;
}

async function writeNew(kind: Kind, flags: Flags, context: CommandContext): Promise<void> {
  const { folder, status } = flags;
  const taken = readTaken(folder, kind);
  const day = dayOf(flags.date);
  const answers = await readAnswers(kind, flags, taken, context);
  const name = answers['title'] ?? answers['question'] ?? '';
  const slug = flags['slug'] ?? slugOf(name);
  const problem = wrongSlug(slug, taken);
  if (problem !== undefined) throw new UsageError(problem);
  const path = `${folders[kind]}/${slug}.md`;
  const file = join(folder, path);
  if (existsSync(file))
    throw new UsageError(`${path} already exists → choose another slug with --slug`);

  writeFile(file, writeText(kind, { ...answers, status }, day));
  const findings = checkFolder(folder, siteCheckOptions(folder, publicFolder)).filter(
    // The template is meant to be overwritten.
    ({ file: found, rule }) => found === path && rule !== 'template-text',
  );
  context.print(
    nextSteps({ kind, file: relative(context.cwd, file), slug, status, day, today: dayOf('') }),
  );
  for (const finding of findings)
    context.print(`${formatFinding(placed(finding, folder, context.cwd))}\n`);
  context.exit(findings.length === 0 ? exitCodes.fine : exitCodes.findings);
}

/** The value of every field, from its flag or the terminal. */
async function readAnswers(
  kind: Kind,
  given: Readonly<Record<string, string | undefined>>,
  taken: Taken,
  { ask, print }: CommandContext,
): Promise<Record<string, string>> {
  const fields: readonly Field[] = fieldsOf[kind];
  const answers: Record<string, string> = {};
  const wrong: string[] = [];
  const missing: string[] = [];
  for (const field of fields) {
    const choices = field.choices?.(taken) ?? [];
    const only = choices.length === 1 ? choices[0] : undefined;
    const flag = given[field.name]?.trim() ?? (ask === undefined ? only : undefined);
    if (flag !== undefined) {
      const message = field.wrong(flag, taken);
      if (message !== undefined) wrong.push(message);
      answers[field.name] = flag;
    } else if (ask === undefined) missing.push(`--${field.name}`);
  }
  if (missing.length > 0) wrong.push(`There is no terminal to ask at → add ${missing.join(', ')}`);
  if (wrong.length > 0) throw new UsageError(wrong.join('\n'));

  for (const field of fields) {
    if (answers[field.name] !== undefined || ask === undefined) continue;
    const choices = field.choices?.(taken) ?? [];
    const [first, ...others] = choices;
    const only = others.length === 0 ? first : undefined;
    const offered = choices.length === 0 ? '' : ` (${choices.join(', ')})`;
    for (;;) {
      const answer = (await ask(`${field.question}${offered}: `)) || (only ?? '');
      const message = field.wrong(answer, taken);
      answers[field.name] = answer;
      if (message === undefined) break;
      print(`  ${message}\n`);
    }
  }
  return answers;
}
