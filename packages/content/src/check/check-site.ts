import { redirectsFile } from '../addresses/check-addresses.ts';
import { fillText } from '../load/fill-facts.ts';
import type { Finding } from '../load/finding.ts';
import { factsById, type LoadedSite } from '../load/load-site.ts';
import { asQuote, type Prose } from '../load/prose.ts';
import { fieldFinding, type Document } from '../load/read-document.ts';
import type { YamlProse } from '../load/read-yaml.ts';
import { checkAddress, checkLinks, type Addresses } from './addresses.ts';
import { checkMarks } from './check-marks.ts';
import type { Meta } from './check-titles.ts';

/** Fields that only code reads. */
const machineNames = /^(?:id|slug|kind|color|control|autocomplete|name|state)$/;
const linkNames = /^(?:href|link)$/;

/** Facts and open questions are not copy. */
const isCopy = ({ file }: Document) => !/^site\/(?:facts|open-questions)\./.test(file);

/**
 * Finds what is wrong in the texts and links of the YAML pages.
 *
 * @param checkProse - The rules for all texts.
 */
export function checkSite(
  site: LoadedSite,
  asOf: string,
  targets: Addresses,
  checkProse: (prose: Prose) => Finding[],
): Finding[] {
  const byId = factsById(site.facts);
  const checkText = (prose: YamlProse): Finding[] => {
    const field = String(prose.path.findLast((step) => typeof step === 'string') ?? '');
    const isSample = prose.file.startsWith('site/samples/');
    const isRedirect = prose.file === redirectsFile;
    if (isRedirect || linkNames.test(field)) {
      const place = { seenFrom: asOf, isRedirect };
      return [checkAddress(prose, 0, fillText(prose.value, byId), place, targets) ?? []].flat();
    }
    if (!isSample && machineNames.test(field)) return [];
    const hasLinks = field === 'answer';
    return [
      ...checkMarks(prose, { form: hasLinks ? 'with-links' : 'line' }),
      // Sample data is invented, and set as in the app.
      ...(isSample ? [] : checkProse(prose)),
      ...(hasLinks ? checkLinks(prose, { seenFrom: asOf }, targets) : []),
    ];
  };
  return [
    ...site.documents.filter(isCopy).flatMap(({ yaml }) => yaml.texts.flatMap(checkText)),
    ...checkQuestions(site),
  ];
}

/** The titles and descriptions of the YAML pages and of the lists. */
export function metasOfSite({ documents, facts }: LoadedSite): Meta[] {
  const byId = factsById(facts);
  return documents.filter(isCopy).flatMap((document) =>
    document.yaml.texts.flatMap(({ path, value }): Meta[] => {
      const [parent, part] = path.slice(-2);
      const isHead = parent === 'head' || path[0] === 'lists';
      if (!isHead || (part !== 'title' && part !== 'description')) return [];
      return [{ part, document, path, text: fillText(value, byId) }];
    }),
  );
}

/** Finds repeated questions, and questions and groups with the anchor of another, also where it is made from the words. */
function checkQuestions({ documents, files }: LoadedSite): Finding[] {
  const document = documents.find(({ file }) => file === 'site/faq.yaml');
  const parts = (files.faq?.groups ?? []).flatMap(({ id, items }, group) => [
    { id, question: undefined, path: ['groups', group] },
    ...items.map((item, index) => ({ ...item, path: ['groups', group, 'items', index] })),
  ]);
  const repeated = (name: 'id' | 'question', rule: string) =>
    parts
      .filter((part, index) => parts.findIndex((other) => other[name] === part[name]) < index)
      .flatMap(({ path, [name]: value }) =>
        document === undefined || value === undefined
          ? []
          : fieldFinding(document, [...path, name], rule, [
              `${name} ${asQuote(value)} is already in the FAQ`,
              `write another ${name}`,
            ]),
      );
  return [...repeated('id', 'duplicate-id'), ...repeated('question', 'duplicate-title')];
}
