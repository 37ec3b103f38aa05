import type * as v from 'valibot';
import { checkFields, type FieldsSchema } from './check-fields.ts';
import type { Finding } from './finding.ts';
import { readYaml, type YamlText } from './read-yaml.ts';
import { show } from './show.ts';
import type { SourceFile } from './source-file.ts';

/** A valid entry of a YAML list. */
export interface Entry<Fields> {
  readonly fields: Fields;
  readonly index: number;
  readonly yaml: YamlText;
}

/**
 * Reads a YAML file that is a list, and checks each entry against a schema.
 *
 * @param what - The kind of an entry, for messages: `an author`.
 * @param wanted - What the file should hold, for messages.
 * @returns The valid entries and the findings.
 */
export function readEntries<Schema extends FieldsSchema>(
  { path: file, text }: SourceFile,
  schema: Schema,
  what: string,
  wanted: string,
): { entries: Entry<v.InferOutput<Schema>>[]; findings: Finding[] } {
  const read = readYaml(file, text, 0);
  if (!read.ok) return { entries: [], findings: read.findings };
  const { yaml } = read;
  if (!Array.isArray(yaml.value)) {
    const message = `The file holds ${show(yaml.value)} → write ${wanted}.`;
    return { entries: [], findings: [{ file, line: 1, column: 1, rule: 'wrong-type', message }] };
  }
  const findings: Finding[] = [];
  const entries: Entry<v.InferOutput<Schema>>[] = [];
  for (const [index, value] of yaml.value.entries()) {
    const checked = checkFields(schema, value, { file, yaml, path: [index], what });
    if (checked.ok) entries.push({ fields: checked.output, index, yaml });
    else findings.push(...checked.findings);
  }
  return { entries, findings };
}
