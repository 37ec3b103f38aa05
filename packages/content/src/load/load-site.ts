import { join } from 'node:path';
import * as v from 'valibot';
import { factGroups, listFacts, openQuestions, type Fact } from '../schema/site/facts.ts';
import { siteFolder } from './site-folder.ts';
import { siteFiles, type OpenQuestion, type Site } from '../schema/site/index.ts';
import { sampleFiles } from '../schema/site/samples.ts';
import { factMention, unknownFact, type Facts } from './fill-facts.ts';
import type { Finding } from './finding.ts';
import { didYouMean } from './nearest.ts';
import { list, readFile } from './read-source.ts';
import { baseName } from './source-file.ts';
import { plainPageCopy } from '../schema/site/plain-page.ts';
import { readRedirects, type WrittenRedirect } from './read-redirects.ts';
import { readYaml, type FieldPath, type YamlText } from './read-yaml.ts';
import { show } from './show.ts';

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
  readonly findings: readonly Finding[];
}

/** The facts by id. */
export const factsById = (facts: readonly Fact[]): Facts =>
  Object.fromEntries(facts.map(({ id, value }) => [id, value]));

/** The folder with the `site/` of a content folder: itself, or by default this package. */
export const folderOfSite = (folder: string): string =>
  list(folder)?.includes('site') ? folder : siteFolder;

/**
 * Reads the folder `site/` of a content folder: `facts.yaml`, `redirects.txt` and the copy of each page.
 *
 * @param contentFolder - The path of the content folder; without a `site/` of its own, that of this package is read, except for the
 * redirects, which lead to pages of the folder.
 * @throws The error of the file system if a file can't be read.
 */
export function loadSite(contentFolder: string): LoadedSite {
  const folder = folderOfSite(contentFolder);
  const findings: Finding[] = [];
  const keep = <Value>({ value, findings: found }: Read<Value>) => {
    findings.push(...found);
    return value;
  };
  const groups = keep(readFields(folder, 'site/facts.yaml', factGroups, {}));
  const facts = listFacts(groups ?? {});
  const byId = factsById(facts);
  const redirects = keep(readRedirects(contentFolder)) ?? [];
  const questions = keep(readFields(folder, 'site/open-questions.yaml', openQuestions, {})) ?? [];
  findings.push(...unknownFacts(questions, byId));
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
    findings,
  };
}

/** Finds open questions about unknown facts. */
const unknownFacts = (questions: readonly OpenQuestion[], facts: Facts): Finding[] =>
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
}

/**
 * The file of a part of the site.
 *
 * @example
 * fileName('memberManagement') // => 'member-management.yaml'
 */
const fileName = (part: string) =>
  `${part.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.yaml`;

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
  const read = readYaml(file, readFile(folder, file).text, 0);
  if (!read.ok) return { value: undefined, findings: read.findings };

  const findings: Finding[] = [];
  const value = fill(read.yaml.value, [], (path, message) =>
    findings.push({ file, ...read.yaml.locate(path, 'value'), rule: 'unknown-fact', message }),
  );
  function fill(
    part: unknown,
    path: FieldPath,
    report: (path: FieldPath, message: string) => void,
  ): unknown {
    if (typeof part === 'string')
      return fillText(part, facts, (id) => report(path, unknownFact(id, facts)));
    if (Array.isArray(part)) return part.map((item, index) => fill(item, [...path, index], report));
    if (typeof part !== 'object' || part === null) return part;
    return Object.fromEntries(
      Object.entries(part).map(([key, item]) => [key, fill(item, [...path, key], report)]),
    );
  }
  const result = v.safeParse(schema, value);
  for (const issue of result.issues ?? [])
    findings.push(wrongValue(file, read.yaml, issue, result.issues ?? []));
  return { value: findings.length === 0 ? result.output : undefined, findings };
}

/** A text with facts filled in; a text that is only a fact becomes its value, which may be a number. */
export function fillText(
  text: string,
  facts: Facts,
  onUnknown: (id: string) => void = () => undefined,
): string | number {
  const valueOf = (whole: string, id: string) => {
    if (Object.hasOwn(facts, id)) return facts[id] ?? whole;
    onUnknown(id);
    return whole;
  };
  const [, only] = /^\{\{\s*fact:([^{}\n]*)\}\}$/.exec(text) ?? [];
  if (only !== undefined) return valueOf(text, only.trim());
  return text.replace(factMention, (whole, id: string) => String(valueOf(whole, id.trim())));
}

const pathOf = ({ path }: v.BaseIssue<unknown>): FieldPath =>
  (path ?? []).map(({ key }) => (typeof key === 'number' ? key : String(key)));

function wrongValue(
  file: string,
  yaml: YamlText,
  issue: v.BaseIssue<unknown>,
  issues: readonly v.BaseIssue<unknown>[],
): Finding {
  const path = pathOf(issue);
  const name = path
    .map((step, index) => {
      if (typeof step === 'number') return `[${step + 1}]`;
      return index === 0 ? step : `.${step}`;
    })
    .join('');
  if (issue.expected === 'never') {
    const missing = issues.filter(({ input }) => input === undefined).map(pathOf);
    const siblings = missing
      .filter((other) => String(other.slice(0, -1)) === String(path.slice(0, -1)))
      .map((other) => String(other.at(-1)));
    return {
      file,
      ...yaml.locate(path, 'name'),
      rule: 'unknown-field',
      message: `${show(name)} is not a field → remove the line, or write the name of a field.${didYouMean(String(path.at(-1)), siblings)}`,
    };
  }
  const isMissing = issue.input === undefined;
  return {
    file,
    ...yaml.locate(isMissing ? path.slice(0, -1) : path, isMissing ? 'name' : 'value'),
    rule: isMissing ? 'missing-field' : 'wrong-value',
    message: isMissing
      ? `${name} is missing → write the line \`${String(path.at(-1))}: …\`.`
      : `${name} is ${show(issue.input)} → write ${expected(issue)}.`,
  };
}

/** The expected value in words. */
function expected(issue: v.BaseIssue<unknown>): string {
  if (issue.type === 'regex') return `a text that ${issue.message}`;
  const words: Readonly<Record<string, string>> = {
    string: 'a text',
    number: 'a number',
    boolean: 'true or false',
    Array: 'a list, each item after "- "',
    Object: '`name: value` lines',
  };
  return (issue.expected ?? 'another value')
    .split(' | ')
    .map((one) => words[one.replace(/^\(|\)$/g, '')] ?? one)
    .join(' or ');
}
