import { basename, dirname, join } from 'node:path';
import type * as v from 'valibot';
import { fileName, fileSchemas } from '../schema/file-schemas.ts';
import { factGroups, listFacts, openQuestions, type Fact } from '../schema/site/facts.ts';
import { siteFiles, type Site } from '../schema/site/index.ts';
import { plainPageCopy } from '../schema/site/plain-page.ts';
import { sampleFiles } from '../schema/site/samples.ts';
import type { Facts } from './fill-facts.ts';
import { fileFinding, type Finding } from './finding.ts';
import { findingAt } from './prose.ts';
import { readYamlFile, type Document } from './read-document.ts';
import { baseName, namesIn } from './read-file.ts';
import type { YamlProse } from './read-yaml.ts';

/** The contents of the folder `site/` and its findings. */
export interface LoadedSite {
  /** `undefined` if anything is missing or invalid. */
  readonly site: Site | undefined;
  /** The valid files. */
  readonly files: Partial<Site>;
  /** The valid facts. */
  readonly facts: readonly Fact[];
  /** Their values, by id. */
  readonly factValues: Facts;
  readonly openQuestions: v.InferOutput<typeof openQuestions>;
  /** Every YAML file that can be read. */
  readonly documents: readonly Document[];
  readonly findings: readonly Finding[];
}

/** The file of facts in a content folder. */
export const factsFile = 'site/facts.yaml';

/**
 * Reads the folder `site/` of a content folder: `facts.yaml` and the copy of each page.
 *
 * @param folder - The path of the content folder.
 * @throws The error of the file system if a file can't be read.
 */
export function loadSite(folder: string): LoadedSite {
  const findings: Finding[] = [];
  const documents: Document[] = [];
  const read = <Schema extends v.GenericSchema>(
    file: string,
    schema: Schema,
    facts: Facts = {},
  ) => {
    const { document, findings: found } = readYamlFile(folder, file, schema, facts);
    findings.push(...found);
    if (document !== undefined) documents.push(document);
    return found.length === 0 ? document?.fields : undefined;
  };
  const facts = listFacts(read(factsFile, factGroups) ?? []);
  const factValues = Object.fromEntries(facts.map(({ id, value }) => [id, value]));
  findings.push(...repeatedFacts(documents[0]?.yaml.texts ?? []));
  const questions = read('site/open-questions.yaml', openQuestions) ?? [];
  const readAll = (part: string, schemas: typeof fileSchemas) => {
    findings.push(...unusedFiles(folder, part));
    return Object.fromEntries(
      Object.entries(schemas).map(([name, schema]) => [
        name,
        read(`${part}/${fileName(name)}`, schema, factValues),
      ]),
    );
  };
  const files = readAll('site', siteFiles) as Partial<Site>;
  const samples = readAll('site/samples', sampleFiles);
  const pages = Object.fromEntries(
    yamlNames(folder, 'site/pages').map((name) => [
      baseName(name),
      read(`site/pages/${name}`, plainPageCopy, factValues),
    ]),
  );
  // Without findings, every file matches its schema.
  const site = { ...files, samples, pages } as unknown as Site;
  return {
    site: findings.length === 0 ? site : undefined,
    files: { ...files, pages: pages as Site['pages'] },
    facts,
    factValues,
    openQuestions: questions,
    documents,
    findings,
  };
}

/** Finds facts with the id of another, in the texts of `facts.yaml`. */
function repeatedFacts(texts: readonly YamlProse[]): Finding[] {
  const names = texts.filter(({ path }) => path.at(-1) === 'name');
  // A group has its name at `0.name`, a fact at `0.numbers.0.name`.
  const groups = names.filter(({ path }) => path.length === 2);
  const groupNames = new Map(groups.map(({ path, value }) => [path[0], value]));
  const ids = new Set<string>();
  return names.flatMap((name) => {
    if (groups.includes(name)) return [];
    const id = `${groupNames.get(name.path[0])}.${name.value}`;
    if (!ids.has(id)) {
      ids.add(id);
      return [];
    }
    const instead = 'remove one of them, or give it another name';
    return [findingAt(name, 0, 'duplicate-id', [`The fact "${id}" is listed twice`, instead])];
  });
}

const yamlNames = (folder: string, part: string): string[] =>
  namesIn(join(folder, part)).filter((name) => name.endsWith('.yaml'));

/** Finds files that no page reads. */
function unusedFiles(folder: string, part: string): Finding[] {
  const known = Object.keys(fileSchemas).filter((file) => dirname(file) === part);
  const names = known.map((file) => basename(file)).join(', ');
  return yamlNames(folder, part)
    .map((name) => `${part}/${name}`)
    .filter((file) => !known.includes(file))
    .map((file) =>
      fileFinding(file, 'file-name', [
        'No page reads this file',
        `remove it, or give it one of these names: ${names}`,
      ]),
    );
}
