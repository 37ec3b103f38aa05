import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { placed } from '../build/report.ts';
import { writeFile } from '../build/write-file.ts';
import { checkFolder } from '../check/check-folder.ts';
import { didYouMean } from '../load/nearest.ts';
import { formatFinding } from '../load/finding.ts';
import { loadSite } from '../load/load-site.ts';
import { siteOptions } from '../load/site-options.ts';
import { statuses } from '../schema/status.ts';
import { exitCodes, UsageError, type Command, type CommandContext } from './command.ts';
import { contentFolder, dayOf, parseFlags } from './flags.ts';
import { fieldsOf, wrongSlug, type Field } from './new/fields.ts';
import { nextSteps } from './new/next-steps.ts';
import { slugOf } from './new/slug-of.ts';
import { folders, kinds, readTaken, type Kind, type Taken } from './new/taken.ts';
import { writeText } from './new/write-text.ts';

const help = `pnpm new post  [--title T --excerpt T --category ID --tags A,B --author ID]
pnpm new guide [--title T --description T --excerpt T --type ID]
pnpm new faq   [--question T --answer T --group ID]

Values without a flag are asked for at the terminal. Other flags, also of pnpm content new:

  --slug SLUG      the last part of the address; by default made from the title
  --date DATE      the day of publication, YYYY-MM-DD; by default today. A future day schedules it
  --status STATUS  draft, unlisted or published; by default unlisted
  --folder DIR     another content folder than the site's own

Exit codes: 0 written, 1 written with findings, 2 wrong flags or answers, nothing written.
`;

/** `pnpm new post|guide|faq`: asks for the missing fields and writes a file that passes the check. */
export const newCommand: Command = {
  summary: 'Writes a new post or guide that passes the check, unlisted.',
  help,
  run: async (context) => {
    const [named, ...flags] = context.args;
    const kind = kindOf(named);
    const names = [
      ...fieldsOf[kind].map((field) => field.name),
      'slug',
      'date',
      'status',
      'folder',
    ];
    const { values } = parseFlags(
      flags,
      Object.fromEntries(names.map((flag) => [flag, { type: 'string' }] as const)),
    );
    const folder = contentFolder(values['folder'], context);
    const taken = readTaken(folder, kind);
    const day = dayOf(values['date'], '--date');
    const status = statusOf(values['status']);

    const answers = await readAnswers(kind, values, taken, context);
    const name = answers['title'] ?? answers['question'] ?? '';
    const slug = values['slug'] ?? slugOf(name);
    const problem = wrongSlug(slug, taken);
    if (problem !== undefined) throw new UsageError(problem);
    const path = `${folders[kind]}/${slug}.md`;
    const file = join(folder, path);
    if (existsSync(file))
      throw new UsageError(`${path} already exists → choose another slug with --slug`);

    writeFile(file, writeText(kind, { ...answers, status }, day));
    const findings = checkFolder(folder, siteOptions(loadSite(folder))).filter(
      // The template is meant to be overwritten.
      ({ file: found, rule }) => found === path && rule !== 'template-text',
    );
    context.print(
      nextSteps({
        kind,
        file: relative(context.cwd, file),
        slug,
        status,
        day,
        today: dayOf(undefined),
      }),
    );
    for (const finding of findings) {
      context.print(`${formatFinding(placed(finding, folder, context.cwd))}\n`);
    }
    return findings.length === 0 ? exitCodes.fine : exitCodes.findings;
  },
};

function kindOf(named: string | undefined): Kind {
  const known = kinds.find((one) => one === named);
  if (known !== undefined) return known;
  if (named === undefined) throw new UsageError(`Expected one of ${kinds.join(', ')}.`);
  throw new UsageError(
    `${JSON.stringify(named)} is not a kind of text → write one of ${kinds.join(', ')}.${didYouMean(named, kinds)}`,
  );
}

function statusOf(status = 'unlisted'): string {
  if (statuses.some((one) => one === status)) return status;
  throw new UsageError(
    `The status is ${JSON.stringify(status)} → write one of ${statuses.join(', ')}.${didYouMean(status, statuses)}`,
  );
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
