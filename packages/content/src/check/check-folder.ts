import { linkLibrary, readFiles, type LoadResult } from '../load/compile-library.ts';
import { byPosition, type Finding } from '../load/finding.ts';
import { missingFolder } from '../load/load-library.ts';
import { ignoredFiles, readSource } from '../load/read-source.ts';
import { checkReadings, type CheckOptions } from './check-source.ts';

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
  return readAndCheck(folder, options).findings;
}

/** The same, with the library of the folder. */
export function readAndCheck(
  folder: string,
  options: CheckOptions,
): { readonly findings: Finding[]; readonly loaded: LoadResult } {
  const source = readSource(folder);
  if (source === undefined) {
    const findings = [missingFolder(folder)];
    return { findings, loaded: { ok: false, findings } };
  }
  const readings = readFiles(source, options);
  const loaded = linkLibrary(readings, options);
  const findings = [...ignoredFiles(folder), ...checkReadings(readings, loaded, options)];
  return { findings: findings.toSorted(byPosition), loaded };
}
