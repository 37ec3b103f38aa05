import type * as v from 'valibot';
import { canonicalYaml } from '../load/canonical-yaml.ts';
import type { Finding } from '../load/finding.ts';
import type { Readings } from '../load/compile-library.ts';
import type { YamlDocument } from '../load/load-site.ts';
import type { FileReading } from '../load/read-draft.ts';
import type { YamlText } from '../load/read-yaml.ts';
import { authorList } from '../schema/author.ts';
import { guideFrontMatter } from '../schema/guide.ts';
import { legalFrontMatter } from '../schema/legal-text.ts';
import { postFrontMatter } from '../schema/post.ts';
import { questionFrontMatter } from '../schema/question.ts';

/** Warns about a YAML text that is not in the style of all others, at the first line that differs. */
export function checkStyle(file: string, yaml: YamlText, schema: v.GenericSchema): Finding[] {
  const { source, linesBefore, value } = yaml;
  const canonical = canonicalYaml(schema, value);
  if (source === canonical) return [];
  const right = canonical.split('\n');
  const line = source.split('\n').findIndex((text, index) => text !== right[index]);
  return [
    {
      file,
      line: linesBefore + Math.max(line, 0) + 1,
      column: 1,
      severity: 'warning',
      rule: 'style',
      message:
        'The line is not in the style of all YAML files → run `pnpm format`, which writes it.',
    },
  ];
}

/** The front matter of every Markdown file, and `authors.yaml`. */
export function documentsOf(
  { posts, guides, legal, questions, authors }: Readings,
  questionGroups: readonly string[],
): YamlDocument[] {
  return [
    ...frontMatterOf(posts, postFrontMatter),
    ...frontMatterOf(guides, guideFrontMatter),
    ...frontMatterOf(legal, legalFrontMatter),
    ...frontMatterOf(questions, questionFrontMatter(questionGroups)),
    ...(authors?.yaml ? [{ file: 'authors.yaml', yaml: authors.yaml, schema: authorList }] : []),
  ];
}

function frontMatterOf(
  readings: readonly FileReading<unknown>[],
  schema: v.GenericSchema,
): YamlDocument[] {
  return readings.flatMap(({ draft }) =>
    draft === undefined ? [] : [{ file: draft.file, yaml: draft.yaml, schema }],
  );
}
