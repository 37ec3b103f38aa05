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
import { contentFolder, dayOf, folderFlag, parseFlags } from './flags.ts';
import { fieldsOf, kinds, wrongSlug, type Field, type Kind } from './new/fields.ts';
import { nextSteps } from './new/next-steps.ts';
import { slugOf } from './new/slug-of.ts';
import { folders, readTaken, type Taken } from './new/taken.ts';
import { nextId, writeText } from './new/write-text.ts';

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

const text = { type: 'string' } as const;
const flags = {
  ...folderFlag,
  title: text,
  excerpt: text,
  category: text,
  tags: text,
  author: text,
  description: text,
  type: text,
  question: text,
  answer: text,
  group: text,
  slug: text,
  date: text,
  status: text,
};

/** `pnpm new post|guide|faq`: asks for the missing fields and writes a file that passes the check. */
export const newCommand: Command = {
  summary: 'Writes a new post or guide that passes the check, unlisted.',
  help,
  run: async (context) => {
    const { values, positionals } = parseFlags(context.args, flags, true);
    const kind = kindOf(positionals);
    const folder = contentFolder(values.folder, context);
    const taken = readTaken(folder, kind);
    const day = dayOf(values.date, '--date');
    const status = statusOf(values.status);

    const answers = await readAnswers(kind, values, taken, context);
    const name = answers['title'] ?? answers['question'] ?? '';
    const slug = values.slug ?? slugOf(name);
    const fault = wrongSlug(slug, taken);
    if (fault !== undefined) throw new UsageError(fault);
    const path = `${folders[kind]}/${slug}.md`;
    const file = join(folder, path);
    if (existsSync(file))
      throw new UsageError(`${path} already exists → choose another slug with --slug`);

    writeFile(file, writeText(kind, { ...answers, status }, nextId(taken.ids), day));
    const findings = checkFolder(folder, siteOptions(loadSite(folder))).filter(
      // The template is meant to be overwritten.
      ({ file: found, rule }) => found === path && rule !== 'template-text',
    );
    context.print(nextSteps({ kind, file: relative(context.cwd, file), slug, status, day }));
    for (const finding of findings) {
      context.print(`${formatFinding(placed(finding, folder, context.cwd))}\n`);
    }
    return findings.length === 0 ? exitCodes.fine : exitCodes.findings;
  },
};

function kindOf([kind, ...others]: readonly string[]): Kind {
  const known = kinds.find((one) => one === kind);
  if (known !== undefined && others.length === 0) return known;
  const received = others.length > 0 ? [kind, ...others].join(' ') : kind;
  throw new UsageError(
    received === undefined
      ? `Expected one of ${kinds.join(', ')}.`
      : `${JSON.stringify(received)} is not a kind of text → write one of ${kinds.join(', ')}.${didYouMean(received, kinds)}`,
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
  const known = new Set([...fields.map(({ name }) => name), 'slug', 'date', 'status', 'folder']);
  const foreign = Object.keys(given).filter((name) => !known.has(name));
  if (foreign.length > 0) {
    throw new UsageError(
      `A ${kind} has no --${foreign.join(', no --')}. Expected ${fields.map(({ name }) => `--${name}`).join(', ')}.`,
    );
  }
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
