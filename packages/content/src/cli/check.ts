import { Option, type Command } from 'commander';
import { annotateFindings, describeFindings } from '../build/report.ts';
import { checkContent } from '../check/check-content.ts';
import { isError, type Finding } from '../load/finding.ts';
import {
  countOf,
  exitCodes,
  folderCommand,
  type CommandContext,
  type DayFlags,
} from './command.ts';

/** `pnpm content check`: prints every finding on a line. */
export function checkCommand(context: CommandContext): Command {
  return folderCommand('check', context)
    .description('Checks every text and fact, and suggests what to write instead.')
    .addHelpText(
      'after',
      '\nA finding is file:line:column severity rule: what is wrong → what to write instead.\nExit codes: 0 nothing to fix, 1 findings, 2 wrong flags.',
    )
    .addOption(
      new Option('--format <form>', 'lines for a terminal, or annotations for a pull request')
        .choices(['text', 'github'])
        .default('text'),
    )
    .action(({ folder, asOf, format }: DayFlags & { readonly format: 'text' | 'github' }) => {
      const { findings } = checkContent(folder, asOf);
      const write = format === 'github' ? annotateFindings : describeFindings;
      context.print(write(findings, folder, context.cwd));
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
