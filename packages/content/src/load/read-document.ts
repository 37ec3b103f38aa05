import { join } from 'node:path';
import type * as v from 'valibot';
import { kebabCase } from '../schema/fields.ts';
import { checkSchema } from './check-schema.ts';
import { fillFacts, fillText, unknownFacts, type Facts } from './fill-facts.ts';
import { fileFinding, makeFinding, type Finding, type Message } from './finding.ts';
import { proseOf, type Prose } from './prose.ts';
import { baseName, isFile, unreadable, readFile, type SourceFile } from './read-file.ts';
import { readYaml, type FieldPath, type YamlText } from './read-yaml.ts';
import { show } from './show.ts';

/** A YAML file, or the front matter of a Markdown file, that can be read, perhaps with findings. */
export interface Document<Fields = unknown> {
  /** The path inside the content folder. */
  readonly file: string;
  readonly yaml: YamlText;
  readonly schema: v.GenericSchema;
  /** The fields with facts filled in, unchecked. */
  readonly raw: Readonly<Record<string, unknown>>;
  /** The schema's output; `undefined` if there are findings. */
  readonly fields: Fields | undefined;
}

/** A Markdown file with readable front matter. */
export interface Draft<Fields = unknown> extends Document<Fields> {
  /** The last part of the address: the file name. */
  readonly slug: string;
  /** The body as in the file. */
  readonly body: Prose;
  /** The Markdown body with facts filled in, trimmed. */
  readonly content: string;
}

/** The result of reading one file: its document, if possible, and its findings. */
export interface Reading<Kind extends Document> {
  readonly document: Kind | undefined;
  readonly findings: readonly Finding[];
}

/** A finding at the value of a field, or at the start of the file if the field is not written. */
export function fieldFinding(
  { file, yaml, raw }: Document,
  path: FieldPath,
  rule: string,
  message: Message,
): Finding {
  const isWritten = Array.isArray(yaml.value) || Object.hasOwn(raw, path[0] ?? '');
  if (!isWritten) return fileFinding(file, rule, message);
  return makeFinding(file, yaml.locate(path, 'value'), rule, message);
}

/** Reads one YAML file, fills in its facts and validates it. */
export function readYamlFile<Schema extends v.GenericSchema>(
  folder: string,
  file: string,
  schema: Schema,
  facts: Facts,
): Reading<Document<v.InferOutput<Schema>>> {
  if (!isFile(join(folder, file))) {
    const instead = 'write it, because the pages of the site read it';
    return failed(fileFinding(file, 'missing-file', ['The file is missing', instead]));
  }
  const source = readFile(folder, file);
  const problem = unreadable(source);
  if (problem) return failed(problem);
  return readFields(source, source.text, 0, schema, facts);
}

/** Reads one Markdown file: checks the front matter, separates the body and fills in facts. */
export function readDraft<Schema extends v.GenericSchema>(
  source: SourceFile,
  schema: Schema,
  facts: Facts,
): Reading<Draft<v.InferOutput<Schema>>> {
  const { path: file, text } = source;
  const problem = unreadable(source);
  if (problem) return failed(problem);
  const named = checkFileName(file);
  const parts = splitFrontMatter(text);
  if (parts === undefined)
    return failed(...named, ...unknownFacts(file, text, facts), noFrontMatter(file, text));
  const { frontMatter, body } = parts;
  if (body.trim() === '') {
    const instead = 'write Markdown after the front matter, for example `## Round 1`';
    const end = frontMatter.split('\n').length + 1;
    named.push(fileFinding(file, 'empty-body', ['The body is empty', instead], end));
  }
  const { document, findings } = readFields(source, frontMatter, 1, schema, facts);
  return {
    findings: [...named, ...findings],
    document: document && {
      ...document,
      slug: baseName(file),
      body: proseOf(file, text, text.length - body.length),
      content: fillText(body, facts).trim(),
    },
  };
}

const failed = (...findings: readonly Finding[]) => ({ document: undefined, findings });

/** Checks the YAML part of a file, and the facts of the whole. */
function readFields<Schema extends v.GenericSchema>(
  { path: file, text }: SourceFile,
  part: string,
  linesBefore: number,
  schema: Schema,
  facts: Facts,
): Reading<Document<v.InferOutput<Schema>>> {
  const { yaml, findings: aboutYaml } = readYaml(file, part, linesBefore);
  const findings = [...unknownFacts(file, text, facts), ...aboutYaml];
  if (yaml === undefined) return failed(...findings);
  // Front matter without any field is empty.
  const value = fillFacts(linesBefore === 0 ? yaml.value : (yaml.value ?? {}), facts);
  const { fields, findings: ofFields } = checkSchema(schema, value, file, yaml);
  const raw = isRecord(value) ? value : {};
  return { document: { file, yaml, schema, raw, fields }, findings: [...findings, ...ofFields] };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const opening = /^---[ \t]*\n/;

/** The front matter and the body of a text; `undefined` if the former is missing or unclosed. */
export function splitFrontMatter(text: string): { frontMatter: string; body: string } | undefined {
  const [firstLine] = opening.exec(text) ?? [];
  if (firstLine === undefined) return undefined;
  const rest = text.slice(firstLine.length);
  const closing = /^---[ \t]*$/m.exec(rest);
  if (closing === null) return undefined;
  return {
    frontMatter: rest.slice(0, closing.index),
    body: rest.slice(closing.index + closing[0].length),
  };
}

/** The finding for missing front matter, or for unclosed front matter after its last field. */
function noFrontMatter(file: string, text: string): Finding {
  const rule = 'missing-front-matter';
  const [first = '', ...rest] = text.split('\n');
  if (!opening.test(`${first}\n`)) {
    const instead = `write a first line \`---\`, \`name: value\` lines and a line \`---\`. Received ${show(first.trim())} as first line`;
    return fileFinding(file, rule, ['The front matter is missing', instead]);
  }
  const fields = rest.findIndex((line) => !/^(?:\w+:|\s+\S|- )/.test(line));
  const instead = 'write a line `---` here, under its last field';
  const line = fields === -1 ? rest.length + 1 : fields + 2;
  return fileFinding(file, rule, ['The front matter has no end', instead], line);
}

function checkFileName(file: string): Finding[] {
  if (file.endsWith('.md') && kebabCase.test(baseName(file))) return [];
  const name = file.slice(file.lastIndexOf('/') + 1);
  const instead =
    'name it in lower-case words joined by hyphens with the ending .md, for example `ten-days-quiet.md`';
  return [fileFinding(file, 'file-name', [`The file name is ${show(name)}`, instead])];
}
