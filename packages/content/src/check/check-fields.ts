import { fillText } from '../load/fill-facts.ts';
import type { Finding } from '../load/finding.ts';
import type { LoadedSite } from '../load/load-site.ts';
import { asQuote, findingAt } from '../load/prose.ts';
import type { Document } from '../load/read-document.ts';
import type { YamlProse } from '../load/read-yaml.ts';
import { checkAddress, checkLinks, type Addresses } from './addresses.ts';
import { checkCharacters } from './check-characters.ts';
import { checkLiterals } from './check-literals.ts';
import { checkMarks } from './check-marks.ts';

/** Facts of the company, which are written as they are, and the names of pictures and files. */
const plainNames =
  /^(?:email|phone|legalName|address|avatar|pictures?|coverImage|previewImage|file|aliases)$/;

const linkNames = /^(?:href|link)$/;

/** The field of a text, or of the list that it is in. */
export const fieldOf = ({ path }: YamlProse) =>
  String(path.findLast((step) => typeof step === 'string'));

/**
 * Finds what is wrong in the texts and links of the YAML files and of front matter.
 *
 * @param documents - All files; facts and open questions are not copy.
 */
export function checkFields(
  documents: readonly Document[],
  { facts, factValues }: LoadedSite,
  asOf: string,
  targets: Addresses,
): Finding[] {
  const checkText = (prose: YamlProse): Finding[] => {
    const field = fieldOf(prose);
    const isSample = prose.file.startsWith('site/samples/');
    const isRedirect = prose.file === 'site/redirects.yaml';
    if (isRedirect && field === 'from') return [];
    if (isRedirect || linkNames.test(field)) {
      const place = { seenFrom: asOf, isRedirect };
      const href = fillText(prose.value, factValues);
      return [checkAddress(prose, 0, href, place, targets) ?? []].flat();
    }
    if (!isSample && plainNames.test(field)) return [];
    const hasLinks = field === 'answer';
    return [
      ...checkMarks(prose, { form: hasLinks ? 'with-links' : 'line' }),
      // Sample data is invented, and set as in the app.
      ...(isSample ? [] : [...checkCharacters(prose), ...checkLiterals(prose, facts)]),
      ...(hasLinks ? checkLinks(prose, { seenFrom: asOf }, targets) : []),
    ];
  };
  return documents
    .filter(({ file }) => !/^site\/(?:facts|open-questions)\./.test(file))
    .flatMap(({ yaml }) => [...yaml.texts.flatMap(checkText), ...repeatedNames(yaml.texts)]);
}

/** Finds names that must differ and do not. */
function repeatedNames(texts: readonly YamlProse[]): Finding[] {
  const seen = new Set<string>();
  return texts.flatMap((prose) => {
    const scope = scopeOf(prose);
    if (scope === undefined) return [];
    const key = [...scope, prose.value.toLowerCase()].join('\n');
    if (!seen.has(key)) {
      seen.add(key);
      return [];
    }
    const wrong = `${asQuote(prose.value)} is listed twice`;
    const instead = 'write another, or remove one of the two';
    return findingAt(prose, 0, `duplicate-${fieldOf(prose)}`, [wrong, instead]);
  });
}

/** Where a name must be unique: an id in its list (in the FAQ, in all), others in the file. */
function scopeOf({ file, path }: YamlProse): readonly (string | number)[] | undefined {
  const name = path.at(-1);
  if (name === 'id') return file === 'site/faq.yaml' ? [name] : path.slice(0, -2);
  const isUnique =
    name === 'question' ||
    (name === 'from' && file === 'site/redirects.yaml') ||
    (name === 'name' && path.at(-3) === 'fields');
  return isUnique ? [name] : undefined;
}
