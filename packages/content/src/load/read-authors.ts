import { authorEntry, type Author } from '../schema/author.ts';
import { fillFacts, type Facts } from './fill-facts.ts';
import type { Finding } from './finding.ts';
import { readEntries } from './read-entries.ts';
import { show } from './show.ts';
import type { SourceFile } from './source-file.ts';

/**
 * Reads `authors.yaml`, a list of authors.
 *
 * @returns The findings, and the authors if there are none.
 */
export function readAuthors(
  source: SourceFile,
  facts: Facts,
): { authors: readonly Author[] | undefined; findings: Finding[] } {
  const filled = fillFacts(source, facts);
  const { entries, findings } = readEntries(
    { ...source, text: filled.text },
    authorEntry,
    'an author',
    'a list of authors, each beginning with `- id: founders`',
  );
  findings.unshift(...filled.findings);
  const authors = new Map<string, Author>();
  for (const { fields, index, yaml } of entries) {
    if (!authors.has(fields.id)) authors.set(fields.id, fields);
    else {
      findings.push({
        file: source.path,
        ...yaml.locate([index, 'id'], 'value'),
        rule: 'duplicate-id',
        message: `The id ${show(fields.id)} is already that of an author above → write an id that no other author has.`,
      });
    }
  }
  return { authors: findings.length === 0 ? [...authors.values()] : undefined, findings };
}
