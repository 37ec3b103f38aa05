import { Option, type Command } from 'commander';
import { placed } from '../build/report.ts';
import { checkContent } from '../check/check-content.ts';
import { formatFinding, isError, type Finding } from '../load/finding.ts';
import { exitCodes, folderCommand, type CommandContext, type DayFlags } from './command.ts';
import { annotation, countOf } from './format-findings.ts';

interface Flags extends DayFlags {
  readonly github?: boolean;
}

/** `pnpm content check`: prints every finding on a line. */
export function checkCommand(context: CommandContext): Command {
  return folderCommand('check', context)
    .description('Checks every text and fact, and suggests what to write instead.')
    .addOption(new Option('--github', 'as annotations of a GitHub workflow').env('GITHUB_ACTIONS'))
    .addHelpText(
      'after',
      '\nA finding is file:line:column severity rule: what is wrong → what to write instead.\nExit codes: 0 nothing to fix, 1 findings, 2 wrong flags.',
    )
    .action(({ folder, asOf, github = false }: Flags) => {
      const findings = checkContent(folder, asOf).findings.map((finding) =>
        placed(finding, folder, context.cwd),
      );
      const write = github ? annotation : formatFinding;
      for (const finding of findings) context.print(`${write(finding)}\n`);
      context.printError(`${summary(findings)}\n`);
      context.exit(findings.length > 0 ? exitCodes.findings : exitCodes.fine);
    });
}

function summary(findings: readonly Finding[]): string {
  if (findings.length === 0) return 'Nothing to fix.';
  const errors = findings.filter(isError).length;
  const warnings = findings.length - errors;
  return `${countOf(findings.length, 'finding')}: ${countOf(errors, 'error')}, ${countOf(warnings, 'warning')}.`;
}
