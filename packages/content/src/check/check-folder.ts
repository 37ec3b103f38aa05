import { byPosition, type Finding } from '../load/finding.ts';
import { missingFolder } from '../load/load-library.ts';
import { ignoredFiles, readSource } from '../load/read-source.ts';
import { checkSource, type CheckOptions } from './check-source.ts';

/**
 * Reads a content folder once and checks every text in it.
 *
 * @param folder - The path of the content folder.
 * @param options - What its files may refer to.
 * @returns Every finding, by file, line and column.
 * @throws The error of the file system if a file can't be read.
 * @example
 * checkFolder(siteFolder, siteCheckOptions(siteFolder, publicFolder)).map(formatFinding)
 */
export function checkFolder(folder: string, options: CheckOptions): Finding[] {
  const source = readSource(folder);
  return source === undefined
    ? [missingFolder(folder)]
    : [...ignoredFiles(folder), ...checkSource(source, options)].toSorted(byPosition);
}
