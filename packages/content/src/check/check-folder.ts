import { byPosition, type Finding } from '../load/finding.ts';
import { missingFolder } from '../load/load-library.ts';
import { ignoredFiles, list, readFile, readSource } from '../load/read-source.ts';
import { allowancesFile } from './allowances.ts';
import type { CheckOptions, CheckSource } from './check-options.ts';
import { checkSource } from './check-source.ts';

/**
 * Reads a content folder once and checks every text in it.
 *
 * @param folder - The path of the content folder.
 * @param options - What its files may refer to, and the rules they are checked with.
 * @returns Every finding, by file, line and column.
 * @throws The error of the file system if a file can't be read.
 * @example
 * checkFolder('recipes', { categories: ['soups'], guideTypes: ['menu'] }).map(formatFinding)
 */
export function checkFolder<const Category extends string, const Type extends string>(
  folder: string,
  options: CheckOptions<Category, Type>,
): Finding[] {
  const kinds = Object.keys(options.kinds ?? {});
  const source = readCheckSource(folder, kinds);
  return source === undefined
    ? [missingFolder(folder)]
    : [...ignoredFiles(folder, kinds), ...checkSource(source, options)].toSorted(byPosition);
}

/** The files of a content folder for the check, or `undefined` if there is no such folder. */
export function readCheckSource(
  folder: string,
  kinds: readonly string[] = [],
): CheckSource | undefined {
  const source = readSource(folder, kinds);
  if (source === undefined) return undefined;
  const hasAllowances = list(folder)?.includes(allowancesFile) ?? false;
  return { ...source, ...(hasAllowances && { allowances: readFile(folder, allowancesFile) }) };
}
