import { join } from 'node:path';
import type { Redirect } from '../schema/site/redirect.ts';
import type { Finding } from './finding.ts';
import { list, readFile } from './read-source.ts';
import { show } from './show.ts';
import { plainText } from './source-file.ts';

/** The file of redirects in a content folder. */
export const redirectsFile = 'site/redirects.txt';

/** A redirect and its line in the file, from 1. */
export interface WrittenRedirect extends Redirect {
  readonly line: number;
}

/**
 * Reads `site/redirects.txt`: an old path and the new one per line; lines with `#` are comments. Without the file there are none.
 *
 * @param folder - The path of the content folder.
 */
export function readRedirects(folder: string): {
  readonly value: readonly WrittenRedirect[];
  readonly findings: readonly Finding[];
} {
  const value: WrittenRedirect[] = [];
  const findings: Finding[] = [];
  if (!list(join(folder, 'site'))?.includes('redirects.txt')) return { value, findings };
  for (const [index, text] of plainText(readFile(folder, redirectsFile).text)
    .split('\n')
    .entries()) {
    if (/^\s*(?:#|$)/.test(text)) continue;
    const [, from, to] = /^(\/\S*)\s+(\/\S*)\s*$/.exec(text) ?? [];
    if (from !== undefined && to !== undefined) value.push({ from, to, line: index + 1 });
    else {
      findings.push({
        file: redirectsFile,
        line: index + 1,
        column: 1,
        rule: 'wrong-redirect',
        message: `${show(text.trim())} is not a redirect → write the old path, a space and the new path, for example \`/offer /pricing\`.`,
      });
    }
  }
  return { value, findings };
}
