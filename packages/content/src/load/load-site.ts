import { join } from 'node:path';
import type * as v from 'valibot';
import { fileName } from '../schema/file-schemas.ts';
import { factGroups, listFacts, openQuestions, type Fact } from '../schema/site/facts.ts';
import { siteFiles, type OpenQuestion, type Site } from '../schema/site/index.ts';
import { sampleFiles } from '../schema/site/samples.ts';
import { checkSchema } from './check-schema.ts';
import { fillFacts, unknownFact, unknownFacts, type Facts } from './fill-facts.ts';
import type { Finding } from './finding.ts';
import { list, readFile } from './read-source.ts';
import { baseName, notUtf8, plainText } from './source-file.ts';
import { plainPageCopy } from '../schema/site/plain-page.ts';
import { readRedirects, type WrittenRedirect } from './read-redirects.ts';
import { readYaml, type YamlText } from './read-yaml.ts';

/** The contents of the folder `site/` and its findings. */
export interface LoadedSite {
  /** `undefined` if anything is missing or invalid. */
  readonly site: Site | undefined;
  /** The valid files. */
  readonly files: Partial<Site>;
  /** The valid facts. */
  readonly facts: readonly Fact[];
  readonly redirects: readonly WrittenRedirect[];
  readonly openQuestions: readonly OpenQuestion[];
  /** Every YAML file that can be read. */
  readonly documents: readonly YamlDocument[];
  readonly findings: readonly Finding[];
}

/** A YAML file of a site. */
export interface YamlDocument {
  /** The path inside the content folder. */
  readonly file: string;
  readonly yaml: YamlText;
  readonly schema: v.GenericSchema;
}

/** The facts by id. */
export const factsById = (facts: readonly Fact[]): Facts =>
  Object.fromEntries(facts.map(({ id, value }) => [id, value]));

/**
 * Reads the folder `site/` of a content folder: `facts.yaml`, `redirects.txt` and the copy of each page.
 *
 * @param folder - The path of the content folder.
 * @throws The error of the file system if a file can't be read.
 */
export function loadSite(folder: string): LoadedSite {
  const findings: Finding[] = [];
  const documents: YamlDocument[] = [];
  const keep = <Value>({ value, findings: found, document }: Read<Value>) => {
    findings.push(...found);
    if (document !== undefined) documents.push(document);
    return value;
  };
  const groups = keep(readFields(folder, 'site/facts.yaml', factGroups, none));
  const facts = listFacts(groups ?? {});
  const byId = factsById(facts);
  const redirects = keep(readRedirects(folder)) ?? [];
  const questions = keep(readFields(folder, 'site/open-questions.yaml', openQuestions, none)) ?? [];
  findings.push(...unknownFactsOf(questions, byId));
  const readAll = (part: string, schemas: Schemas) => {
    const unknown = (list(join(folder, part)) ?? []).filter(
      (name) =>
        name.endsWith('.yaml') &&
        !isNamed(name, schemas) &&
        !/^(?:facts|open-questions)\./.test(name),
    );
    findings.push(...unknown.map((name) => unknownFile(`${part}/${name}`, schemas)));
    return Object.fromEntries(
      Object.entries(schemas).map(([name, schema]) => [
        name,
        keep(readFields(folder, `${part}/${fileName(name)}`, schema, byId)),
      ]),
    );
  };
  const files = readAll('site', siteFiles) as Partial<Site>;
  const samples = readAll('site/samples', sampleFiles);
  const pages = Object.fromEntries(
    (list(join(folder, 'site/pages')) ?? [])
      .filter((name) => name.endsWith('.yaml'))
      .map((name) => [
        baseName(name),
        keep(readFields(folder, `site/pages/${name}`, plainPageCopy, byId)),
      ]),
  );
  // Without findings, every file matches its schema.
  const site = {
    ...files,
    samples,
    pages,
    facts,
    redirects: redirects.map(({ from, to }) => ({ from, to })),
  } as unknown as Site;
  return {
    site: findings.length === 0 ? site : undefined,
    files: { ...files, pages: pages as Site['pages'] },
    facts,
    redirects,
    openQuestions: questions,
    documents,
    findings,
  };
}

/** Finds open questions about unknown facts. */
const unknownFactsOf = (questions: readonly OpenQuestion[], facts: Facts): Finding[] =>
  questions
    .flatMap((question) => question.facts)
    .filter((id) => !Object.hasOwn(facts, id))
    .map((id) => ({
      file: 'site/open-questions.yaml',
      line: 1,
      column: 1,
      rule: 'unknown-fact',
      message: unknownFact(id, facts),
    }));

type Schemas = Readonly<Record<string, v.GenericSchema>>;

interface Read<Value> {
  readonly value: Value | undefined;
  readonly findings: readonly Finding[];
  readonly document?: YamlDocument;
}

const isNamed = (name: string, schemas: Schemas) =>
  Object.keys(schemas).some((part) => fileName(part) === name);

function unknownFile(file: string, schemas: Schemas): Finding {
  const names = Object.keys(schemas).map(fileName);
  return {
    file,
    line: 1,
    column: 1,
    rule: 'file-name',
    message: `No page reads this file → remove it, or give it one of these names: ${names.join(', ')}.`,
  };
}

/** For files that refer to no facts. */
const none: Facts = {};

/** Reads one YAML file, fills in its facts and validates it. */
function readFields<Schema extends v.GenericSchema>(
  folder: string,
  file: string,
  schema: Schema,
  facts: Facts,
): Read<v.InferOutput<Schema>> {
  const [, parent = '', name = ''] = /^(.*)\/(.*)$/.exec(file) ?? [];
  if (!list(join(folder, parent))?.includes(name)) {
    const message = 'The file is missing → write it, because the pages of the site read it.';
    return {
      value: undefined,
      findings: [{ file, line: 1, column: 1, rule: 'missing-file', message }],
    };
  }
  const source = readFile(folder, file);
  if (source.wrongByte !== undefined) return { value: undefined, findings: [notUtf8(source)] };
  const text = plainText(source.text);
  const { yaml, findings: found } = readYaml(file, text, 0);
  const findings = [...found, ...(facts === none ? [] : unknownFacts(file, text, facts))];
  if (yaml === undefined) return { value: undefined, findings };
  const checked = checkSchema(schema, fillFacts(yaml.value, facts), { file, yaml });
  if (!checked.ok) findings.push(...checked.findings);
  const isFine = checked.ok && findings.length === 0;
  return { value: isFine ? checked.output : undefined, findings, document: { file, yaml, schema } };
}
