import { authorEntry, type Author } from '../schema/author.ts';
import { checkFields } from './check-fields.ts';
import { fillFacts, type Facts } from './fill-facts.ts';
import type { Finding } from './finding.ts';
import { readYaml } from './read-yaml.ts';
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
  const file = source.path;
  const filled = fillFacts(source, facts);
  const read = readYaml(file, filled.text, 0);
  if (!read.ok) return { authors: undefined, findings: [...filled.findings, ...read.findings] };

  const { yaml } = read;
  const findings = [...filled.findings];
  if (!Array.isArray(yaml.value)) {
    findings.push({
      file,
      line: 1,
      column: 1,
      rule: 'wrong-type',
      message: `The file holds ${show(yaml.value)} → write a list of authors, each beginning with \`- id: founders\`.`,
    });
    return { authors: undefined, findings };
  }
  const authors = new Map<string, Author>();
  for (const [index, entry] of yaml.value.entries()) {
    const checked = checkFields(authorEntry, entry, {
      file,
      yaml,
      path: [index],
      what: 'an author',
    });
    if (!checked.ok) findings.push(...checked.findings);
    else if (!authors.has(checked.output.id)) authors.set(checked.output.id, checked.output);
    else {
      findings.push({
        file,
        ...yaml.locate([index, 'id'], 'value'),
        rule: 'duplicate-id',
        message: `The id ${show(checked.output.id)} is already that of an author above → write an id that no other author has.`,
      });
    }
  }
  return { authors: findings.length === 0 ? [...authors.values()] : undefined, findings };
}
