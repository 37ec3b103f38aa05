import { fillText, type Facts } from '../load/fill-facts.ts';
import type { Finding } from '../load/finding.ts';
import { factsById, type LoadedSite } from '../load/load-site.ts';
import { asQuote, findingAt, type Prose } from '../load/prose.ts';
import type { Document } from '../load/read-document.ts';
import type { YamlProse } from '../load/read-yaml.ts';
import { checkAddress, type Addresses } from './addresses.ts';
import { checkLinks } from './check-links.ts';
import { checkMarks } from './check-marks.ts';
import type { Meta } from './check-titles.ts';

/** Fields that only code reads. */
const machineNames =
  /^(?:id|slug|kind|color|control|autocomplete|name|state|email|phone|legalName|address)$/;
const linkNames = /^(?:href|link)$/;

/** Facts and open questions are not copy. */
const isCopy = ({ file }: Document) => !/^site\/(?:facts|open-questions)\./.test(file);

/**
 * Finds what is wrong in the texts and links of the YAML pages.
 *
 * @param checkProse - The rules for all texts.
 */
export function checkSite(
  { documents, facts }: LoadedSite,
  asOf: string,
  targets: Addresses,
  checkProse: (prose: Prose) => Finding[],
): Finding[] {
  const byId = factsById(facts);
  const moved = new Set<string>();
  const checkText = (prose: YamlProse): Finding[] => {
    const field = String(prose.path.findLast((step) => typeof step === 'string') ?? '');
    const isSample = prose.file.startsWith('site/samples/');
    const isRedirect = prose.file === 'site/redirects.yaml';
    if (isRedirect && field === 'from') {
      if (!moved.has(prose.value)) {
        moved.add(prose.value);
        return [];
      }
      const message = [`${asQuote(prose.value)} is listed twice`, 'keep one of them'] as const;
      return [findingAt(prose, 0, 'duplicate-redirect', message)];
    }
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
  return documents
    .filter(isCopy)
    .flatMap(({ file, yaml }) => [
      ...yaml.texts.flatMap(checkText),
      ...(file === 'site/faq.yaml' ? checkQuestions(yaml.texts, byId) : []),
    ]);
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
