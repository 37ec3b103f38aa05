import { authorList, type Author } from '../schema/author.ts';
import { checkSchema } from './check-schema.ts';
import { fillFacts, unknownFacts, type Facts } from './fill-facts.ts';
import type { Finding } from './finding.ts';
import { readYaml, type YamlText } from './read-yaml.ts';
import { show } from './show.ts';
import { notUtf8, type SourceFile } from './source-file.ts';

/** What `authors.yaml` holds. */
export interface AuthorsReading {
  /** `undefined` if there are findings. */
  readonly authors: readonly Author[] | undefined;
  readonly yaml: YamlText | undefined;
  readonly findings: readonly Finding[];
}

/** Reads `authors.yaml`, a list of authors. */
export function readAuthors(source: SourceFile, facts: Facts): AuthorsReading {
  const { path: file, text, wrongByte } = source;
  if (wrongByte !== undefined)
    return { authors: undefined, yaml: undefined, findings: [notUtf8(source)] };
  const { yaml, findings: aboutYaml } = readYaml(file, text, 0);
  const findings = [...aboutYaml, ...unknownFacts(file, text, facts)];
  if (yaml === undefined) return { authors: undefined, yaml, findings };
  const checked = checkSchema(authorList, fillFacts(yaml.value, facts), { file, yaml });
  if (!checked.ok)
    return { authors: undefined, yaml, findings: [...findings, ...checked.findings] };
  const seen = new Set<string>();
  for (const [index, { id }] of checked.output.entries()) {
    if (seen.has(id)) {
      findings.push({
        file,
        ...yaml.locate([index, 'id'], 'value'),
        rule: 'duplicate-id',
        message: `The id ${show(id)} is already that of an author above → write an id that no other author has.`,
      });
    }
    seen.add(id);
  }
  return { authors: findings.length === 0 ? checked.output : undefined, yaml, findings };
}
