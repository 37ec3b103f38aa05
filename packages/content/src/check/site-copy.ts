import { factsById, type LoadedSite, type YamlDocument } from '../load/load-site.ts';
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
  readonly documents: readonly YamlDocument[];
  /** Findings in the YAML files themselves. */
  readonly findings: readonly Finding[];
}

/** Fields that only code reads. */
const machineNames = /^(?:id|slug|kind|color|control|autocomplete|name|state|from)$/;
const linkNames = /^(?:href|link|to)$/;

/** Facts and open questions are not copy. */
const isCopy = ({ file }: YamlDocument) => !/^site\/(?:facts|open-questions)\./.test(file);

/** The name of the field that a text is in, or in whose list. */
const fieldOf = ({ path }: YamlProse) =>
  String(path.findLast((step) => typeof step === 'string') ?? '');

/** The copy of every YAML file of `site/`. */
export function readSiteCopy({ documents, facts, findings }: LoadedSite): SiteCopy {
  const byId = factsById(facts);
  const files = documents.filter(isCopy).map(({ file, yaml }) => ({
    isSample: file.startsWith('site/samples/'),
    texts: yaml.texts,
    file,
  }));
  return {
    documents,
    texts: files.flatMap(({ texts, isSample }) =>
      texts
        .filter((prose) => !linkNames.test(fieldOf(prose)))
        .filter((prose) => isSample || !machineNames.test(fieldOf(prose)))
        .map((prose) => ({ prose, isSample, hasLinks: fieldOf(prose) === 'answer' })),
    ),
    links: files.flatMap(({ texts }) =>
      texts
        .filter((prose) => linkNames.test(fieldOf(prose)))
        .map((prose) => ({ prose, href: fillText(prose.value, byId) })),
    ),
    metas: files.flatMap(({ texts }) => readMetas(texts, byId)),
    findings: [
      ...findings,
      ...files.flatMap(({ file, texts }) =>
        file === 'site/faq.yaml' ? checkQuestions(texts, byId) : [],
      ),
    ],
  };
}

/** The title and description of each page or list. */
function readMetas(texts: readonly YamlProse[], facts: Facts): Meta[] {
  return texts.flatMap((title): Meta[] => {
    const parent = title.path.slice(0, -1);
    const isHead = parent.at(-1) === 'head' || parent[0] === 'lists';
    if (title.path.at(-1) !== 'title' || !isHead) return [];
    const description = texts.find(
      ({ path }) => String(path) === String([...parent, 'description']),
    );
    if (description === undefined) return [];
    return [
      {
        file: title.file,
        title: textAt(title, facts),
        description: { name: 'description', ...textAt(description, facts) },
      },
    ];
  });
}

const textAt = (prose: YamlProse, facts: Facts) => ({
  text: fillText(prose.value, facts),
  position: prose.position(0),
});

/** Finds repeated questions and ids, and questions without a question mark. */
function checkQuestions(texts: readonly YamlProse[], facts: Facts): Finding[] {
  const seen = new Set<string>();
  return texts.flatMap((prose): Finding[] => {
    const name = prose.path.at(-1);
    const value = fillText(prose.value, facts);
    if ((name !== 'id' && name !== 'question') || value === '') return [];
    const key = `${name} ${value.toLowerCase()}`;
    if (seen.has(key)) {
      return [
        findingAt(prose, 0, name === 'id' ? 'duplicate-id' : 'duplicate-title', [
          `${name} ${asQuote(value)} is already in the FAQ`,
          `write ${name === 'id' ? 'an id' : 'a question'} that no other question has`,
        ]),
      ];
    }
    seen.add(key);
    return name === 'question' && !value.endsWith('?')
      ? [
          findingAt(prose, 0, 'wrong-value', [
            `${asQuote(value)} does not end with a question mark`,
            `write ${asQuote(`${value.replace(/[.!]$/, '')}?`)}`,
          ]),
        ]
      : [];
  });
}
