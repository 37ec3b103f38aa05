import type * as v from 'valibot';
import { kebabCase } from '../schema/fields.ts';
import { checkSchema } from './check-schema.ts';
import { fillFacts, fillText, unknownFacts, type Facts } from './fill-facts.ts';
import type { Finding, Position } from './finding.ts';
import { proseOf, type Prose } from './prose.ts';
import { readYaml, type YamlText } from './read-yaml.ts';
import { show } from './show.ts';
import { baseName, notUtf8, plainText, type SourceFile } from './source-file.ts';

/** A Markdown file with readable front matter, perhaps with findings. */
export interface Draft<Fields> {
  readonly file: string;
  readonly yaml: YamlText;
  /** The front matter with facts filled in, unchecked. */
  readonly raw: Readonly<Record<string, unknown>>;
  /** The schema's output; `undefined` if there are findings. */
  readonly fields: Fields | undefined;
  /** The last part of the address: `slug` of the front matter, else the file name. */
  readonly slug: string;
  /** The body as it stands in the file. */
  readonly body: Prose;
  /** The Markdown body with facts filled in, trimmed. */
  readonly content: string;
}

/** The result of reading one file: its draft, if possible, and its findings. */
export interface FileReading<Fields> {
  readonly file: string;
  readonly draft: Draft<Fields> | undefined;
  readonly findings: readonly Finding[];
}

/** The drafts of the files that could be read. */
export const draftsOf = <Fields>(readings: readonly FileReading<Fields>[]): Draft<Fields>[] =>
  readings.flatMap(({ draft }) => draft ?? []);

/** Reads one Markdown file: checks the front matter, separates the body and fills in facts. */
export function readDraft<Schema extends v.GenericSchema>(
  source: SourceFile,
  schema: Schema,
  facts: Facts,
): FileReading<v.InferOutput<Schema>> {
  const file = source.path;
  if (source.wrongByte !== undefined)
    return { file, draft: undefined, findings: [notUtf8(source)] };
  const text = plainText(source.text);
  const findings = [...checkFileName(file), ...unknownFacts(file, text, facts)];
  const parts = splitFrontMatter(text);
  if (parts === undefined) {
    findings.push({ file, ...noFrontMatter(text) });
    return { file, draft: undefined, findings };
  }
  if (parts.body.trim() === '') {
    findings.push({
      file,
      line: parts.closingLine,
      column: 1,
      rule: 'empty-body',
      message:
        'The body is empty → write Markdown after the front matter, for example `## Round 1`.',
    });
  }
  const { yaml, findings: aboutYaml } = readYaml(file, parts.frontMatter, 1);
  findings.push(...aboutYaml);
  if (yaml === undefined) return { file, draft: undefined, findings };

  const value = fillFacts(yaml.value ?? {}, facts);
  const checked = checkSchema(schema, value, { file, yaml });
  if (!checked.ok) findings.push(...checked.findings);
  const raw = isRecord(value) ? value : {};
  const draft = {
    file,
    yaml,
    raw,
    fields: checked.ok ? checked.output : undefined,
    slug: typeof raw['slug'] === 'string' ? raw['slug'] : baseName(file),
    body: proseOf(file, text, text.length - parts.body.length),
    content: fillText(parts.body, facts).trim(),
  };
  return { file, draft, findings };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The finding for missing front matter, or for unclosed front matter after its last field. */
function noFrontMatter(text: string): Omit<Finding, 'file'> {
  const rule = 'missing-front-matter';
  const [first = '', ...rest] = text.split('\n');
  if (!opening.test(`${first}\n`)) {
    return {
      ...top,
      rule,
      message: `The front matter is missing → write a first line \`---\`, \`name: value\` lines and a line \`---\`. Received ${show(first.trim())} as first line.`,
    };
  }
  const fields = rest.findIndex((line) => !/^(?:\w+:|\s+\S|- )/.test(line));
  const line = fields === -1 ? rest.length + 1 : fields + 2;
  return {
    line,
    column: 1,
    rule,
    message: 'The front matter has no end → write a line `---` here, under its last field.',
  };
}

const top: Position = { line: 1, column: 1 };

function checkFileName(file: string): Finding[] {
  const name = file.slice(file.lastIndexOf('/') + 1);
  if (file.endsWith('.md') && kebabCase.test(baseName(file))) return [];
  return [
    {
      file,
      ...top,
      rule: 'file-name',
      message: `The file name is ${show(name)} → name it in lower-case words joined by hyphens with the ending .md, for example \`ten-days-quiet.md\`.`,
    },
  ];
}

const opening = /^---[ \t]*\n/;

/** Splits a text into front matter and body; `undefined` if the front matter is missing or unclosed. */
function splitFrontMatter(
  text: string,
): { frontMatter: string; body: string; closingLine: number } | undefined {
  const [firstLine] = opening.exec(text) ?? [];
  if (firstLine === undefined) return undefined;
  const rest = text.slice(firstLine.length);
  const closing = /^---[ \t]*$/m.exec(rest);
  if (closing === null) return undefined;
  const frontMatter = rest.slice(0, closing.index);
  return {
    frontMatter,
    body: rest.slice(closing.index + closing[0].length),
    closingLine: frontMatter.split('\n').length + 1,
  };
}
