import { redirectsFile } from '../addresses/check-addresses.ts';
import { factsById, type LoadedSite } from '../load/load-site.ts';
import type { Document } from '../load/read-document.ts';
import { fillText, type Facts } from '../load/fill-facts.ts';
import type { Finding } from '../load/finding.ts';
import { asQuote, findingAt, type Prose } from '../load/prose.ts';
import type { YamlProse } from '../load/read-yaml.ts';
import type { Meta } from './check-titles.ts';

/** A text of a YAML page. */
export interface PageText {
  readonly prose: Prose;
  /** Whether `[text](address)` becomes a link in it. */
  readonly hasLinks: boolean;
  /** Whether it is sample data, whose numbers are invented. */
  readonly isSample: boolean;
}

/** The copy of a site's YAML pages. */
export interface SiteCopy {
  readonly texts: readonly PageText[];
  /** The links in fields of their own. */
  readonly links: readonly { readonly prose: Prose; readonly href: string }[];
  readonly metas: readonly Meta[];
  /** Findings in the questions. */
  readonly findings: readonly Finding[];
}

/** Fields that only code reads. */
const machineNames = /^(?:id|slug|kind|color|control|autocomplete|name|state)$/;
const linkNames = /^(?:href|link)$/;

/** Facts and open questions are not copy. */
const isCopy = ({ file }: Document) => !/^site\/(?:facts|open-questions)\./.test(file);

/** The name of the field that a text is in, or in whose list. */
const fieldOf = ({ path }: YamlProse) =>
  String(path.findLast((step) => typeof step === 'string') ?? '');

/** Whether a text is a link: that of a field, or a redirect. */
const isLink = (prose: YamlProse) => linkNames.test(fieldOf(prose)) || prose.file === redirectsFile;

/** The copy of every YAML file of `site/`. */
export function readSiteCopy({ documents, facts }: LoadedSite): SiteCopy {
  const byId = factsById(facts);
  const pages = documents.filter(isCopy);
  const files = pages.map(({ file, yaml }) => ({
    isSample: file.startsWith('site/samples/'),
    texts: yaml.texts,
    file,
  }));
  return {
    texts: files.flatMap(({ texts, isSample }) =>
      texts
        .filter((prose) => !isLink(prose))
        .filter((prose) => isSample || !machineNames.test(fieldOf(prose)))
        .map((prose) => ({ prose, isSample, hasLinks: fieldOf(prose) === 'answer' })),
    ),
    links: files.flatMap(({ texts }) =>
      texts.filter(isLink).map((prose) => ({ prose, href: fillText(prose.value, byId) })),
    ),
    metas: pages.flatMap((page) => readMetas(page, byId)),
    findings: files.flatMap(({ file, texts }) =>
      file === 'site/faq.yaml' ? checkQuestions(texts, byId) : [],
    ),
  };
}

/** The title and description of each page or list. */
function readMetas(document: Document, facts: Facts): Meta[] {
  return document.yaml.texts.flatMap(({ path, value }): Meta[] => {
    const [parent, part] = path.slice(-2);
    const isHead = parent === 'head' || path[0] === 'lists';
    if (!isHead || (part !== 'title' && part !== 'description')) return [];
    return [{ part, document, path, text: fillText(value, facts) }];
  });
}

/** Finds repeated questions and ids, and questions without a question mark. */
function checkQuestions(texts: readonly YamlProse[], facts: Facts): Finding[] {
  const seen = new Set<string>();
  return texts.flatMap((prose): Finding[] => {
    const name = prose.path.at(-1);
    const value = fillText(prose.value, facts);
    if ((name !== 'id' && name !== 'question') || value === '') return [];
    const key = `${name} ${value.toLowerCase()}`;
    if (seen.has(key)) {
      const rule = name === 'id' ? 'duplicate-id' : 'duplicate-title';
      const wrong = `${name} ${asQuote(value)} is already in the FAQ`;
      const instead = `write ${name === 'id' ? 'an id' : 'a question'} that no other question has`;
      return [findingAt(prose, 0, rule, [wrong, instead])];
    }
    seen.add(key);
    if (name === 'id' || value.endsWith('?')) return [];
    const wrong = `${asQuote(value)} does not end with a question mark`;
    const instead = `write ${asQuote(`${value.replace(/[.!]$/, '')}?`)}`;
    return [findingAt(prose, 0, 'wrong-value', [wrong, instead])];
  });
}
