import { checkPublishing } from '../addresses/check-publishing.ts';
import { placed } from '../build/report.ts';
import { checkFolder } from '../check/check-folder.ts';
import type { CheckOptions } from '../check/check-options.ts';
import { siteCheckOptions } from '../check/site-check-options.ts';
import { byPosition, type Finding } from '../load/finding.ts';
import { loadLibrary } from '../load/load-library.ts';
import { publicFolder, siteFolder } from '../load/site-folder.ts';
import { exitCodes, UsageError, type Command, type CommandContext } from './command.ts';
import { contentFolder, dayOf, folderFlag, isSiteFolder, parseFlags } from './flags.ts';
import { countOf, formatFindings, type FindingFormat } from './format-findings.ts';

const help = `pnpm content check [--json | --github] [--folder DIR [--categories A,B] [--types A,B]]

  --json            writes the findings as a JSON list
  --github          writes them as annotations of a GitHub workflow; the default if GITHUB_ACTIONS is set
  --folder DIR      checks another folder of posts/, guides/ and legal/, without the rules of the site
  --categories A,B  the categories of its posts; by default the site's
  --types A,B       the types of its guides; by default the site's

Each finding is file:line:column severity rule: what is wrong → what to write instead
Exit codes: 0 nothing to fix, 1 findings, 2 wrong flags.
`;

/** `pnpm content check`: prints every finding on a line. */
export const checkCommand: Command = {
  summary: 'Checks every text and fact, and suggests what to write instead.',
  help,
  run: (context) => {
    const { values } = parseFlags(context.args, {
      ...folderFlag,
      json: { type: 'boolean', default: false },
      github: { type: 'boolean', default: false },
      categories: { type: 'string' },
      types: { type: 'string' },
    });
    if (values.json && values.github)
      throw new UsageError('Expected --json or --github, received both.');
    const folder = contentFolder(values.folder, context);
    const options = optionsFor(folder, values.categories, values.types);
    const asOf = dayOf(context.env['AS_OF']);
    const findings = [
      ...checkFolder(folder, options),
      ...checkPublishing(folder, loadLibrary(folder, options), asOf, options.site?.links),
    ]
      .toSorted(byPosition)
      .map((finding) => placed(finding, folder, context.cwd));
    context.print(formatFindings(findings, formatOf(values, context.env)));
    const isOpen = findings.length > 0;
    if (!values.json || isOpen) context.printError(`${summary(findings)}\n`);
    return isOpen ? exitCodes.findings : exitCodes.fine;
  },
};

function optionsFor(
  folder: string,
  categories: string | undefined,
  types: string | undefined,
): CheckOptions<string, string> {
  const site = siteCheckOptions(siteFolder, publicFolder);
  if (isSiteFolder(folder)) {
    if (categories === undefined && types === undefined) return site;
    throw new UsageError(
      "The site's own folder has its own categories and types. Use --folder with --categories and --types.",
    );
  }
  return {
    categories: categories?.split(',') ?? site.categories,
    guideTypes: types?.split(',') ?? site.guideTypes,
    ...(site.facts && { facts: site.facts }),
  };
}

function formatOf(
  { json, github }: { readonly json: boolean; readonly github: boolean },
  env: CommandContext['env'],
): FindingFormat {
  if (json) return 'json';
  return github || env['GITHUB_ACTIONS'] === 'true' ? 'github' : 'lines';
}

function summary(findings: readonly Finding[]): string {
  const warnings = findings.filter(({ severity }) => severity === 'warning').length;
  const errors = findings.length - warnings;
  if (findings.length === 0) return 'Nothing to fix.';
  return `${countOf(findings.length, 'finding')}: ${countOf(errors, 'error')}, ${countOf(warnings, 'warning')}.`;
}
