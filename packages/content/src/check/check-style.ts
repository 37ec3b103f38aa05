import { canonicalYaml } from '../load/canonical-yaml.ts';
import { fileFinding, type Finding } from '../load/finding.ts';
import type { Document } from '../load/read-document.ts';

/** Warns about a YAML text that is not in the style of all others, at the first line that differs. */
export function checkStyle({ file, yaml, schema }: Document): Finding[] {
  const { source, linesBefore, value } = yaml;
  const canonical = canonicalYaml(schema, value);
  if (source === canonical) return [];
  const right = canonical.split('\n');
  const line = source.split('\n').findIndex((text, index) => text !== right[index]);
  const wrong = 'The line is not in the style of all YAML files';
  const instead = 'run `pnpm format`, which writes it';
  return [fileFinding(file, 'style', [wrong, instead], linesBefore + Math.max(line, 0) + 1)];
}
