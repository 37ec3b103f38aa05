import * as v from 'valibot';
import { entriesOf, unwrap } from '../schema/schema-parts.ts';
import { toYaml } from '../load/show.ts';
import { authorEntry } from '../schema/author.ts';
import { guideFrontMatter } from '../schema/guide.ts';
import { legalFrontMatter } from '../schema/legal-text.ts';
import { postFrontMatter } from '../schema/post.ts';
import { companyCopy } from '../schema/site/company.ts';
import { describeField } from '../schema/site/describe-field.ts';
import { fact, factGroup } from '../schema/site/facts.ts';

/** The files whose fields `WRITING.md` lists, with their schemas. */
const describedFiles: Readonly<Record<string, v.GenericSchema>> = {
  'A post, `posts/*.md`': postFrontMatter,
  'A guide, `guides/*.md`': guideFrontMatter,
  'A legal text, `legal/*.md`': legalFrontMatter,
  'An author in `authors.yaml`': authorEntry,
  'A group of facts in `site/facts.yaml`': factGroup,
  'A fact in a group': fact,
  'The company in `site/company.yaml`': companyCopy,
};

/** The section of `WRITING.md` about the fields of each kind of file, made from the schemas. */
function fieldTables(): string {
  const parts = Object.entries(describedFiles).map(([title, schema]) => {
    const [, file = ''] = /`(.*)`/.exec(title) ?? [];
    const rows = Object.entries(entriesOf(schema) ?? {}).map(([name, entry]) =>
      rowOf(file, name, entry),
    );
    return `### ${title}\n\n${table([['field', 'what it is', 'example'], ...rows])}`;
  });
  return `${start}\n\n${parts.join('\n\n')}\n\n${end}`;
}

const start = '<!-- The fields: written by `pnpm format` from the schemas -->';
const end = '<!-- The end of the fields -->';

/** `WRITING.md` with the section about fields as the schemas are now. */
export function withFieldTables(writing: string): string {
  const [before = '', rest = ''] = writing.split(start);
  return `${before}${fieldTables()}${rest.split(end)[1] ?? ''}`;
}

function rowOf(file: string, name: string, entry: v.ObjectEntries[string]): string[] {
  const schema = unwrap(entry as v.GenericSchema) ?? v.never();
  const options: unknown[] = schema.type === 'picklist' ? Reflect.get(schema, 'options') : [];
  const choices = options.map((option) => `\`${String(option)}\``).join(', ');
  const [example = options[0]]: readonly unknown[] = v.getExamples(schema);
  const { description = '' } = describeField(file, [name], schema);
  return [
    `\`${name}\`${entry.type === 'optional' ? '' : ' *'}`,
    `${description} ${choices}`.trim(),
    example === undefined ? '' : `\`${toYaml(example)}\``,
  ];
}

/** A table as oxfmt writes it. */
function table([head = [], ...rows]: string[][]): string {
  const widths = head.map((_, column) =>
    Math.max(...[head, ...rows].map((row) => row[column]?.length ?? 0)),
  );
  const rule = widths.map((width) => '-'.repeat(width));
  return [head, rule, ...rows]
    .map((row) => `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`)
    .join('\n');
}
