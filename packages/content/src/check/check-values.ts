import type { Finding } from '../load/finding.ts';
import type { LoadedSite } from '../load/load-site.ts';
import { asQuote, findingAt } from '../load/prose.ts';
import { fieldFinding, type Document } from '../load/read-document.ts';
import { show } from '../load/show.ts';

/** Finds values of the YAML pages that contradict each other, although each is right alone. */
export function checkValues({ documents, files, facts }: LoadedSite): Finding[] {
  const inFile = (name: string, check: (document: Document) => Finding[]) =>
    documents.filter(({ file }) => file === `site/${name}.yaml`).flatMap(check);
  const { contact, demo, plans, features } = files;
  return [
    ...documents.filter(({ file }) => file !== 'site/faq.yaml').flatMap(repeatedIds),
    ...inFile('contact', (document) => [
      ...withoutEmail(document, contact?.fields),
      ...unaskedFields(document, contact),
    ]),
    ...inFile('demo', (document) => withoutEmail(document, demo?.fields)),
    ...inFile('plans', (document) => dearOffers(document, plans?.plans)),
    ...inFile('facts', (document) => [
      ...wrongCount(document, 'offer.plans', plans?.plans),
      ...wrongCount(document, 'offer.featureAreas', features?.areas),
    ]),
  ];

  /** A fact that counts what a page lists. */
  function wrongCount(document: Document, id: string, listed: readonly unknown[] | undefined) {
    const fact = facts.find((one) => one.id === id);
    if (!fact || !listed || fact.value === listed.length) return [];
    const [group, ...rest] = id.split('.');
    const index = document.yaml.texts.find(({ value }) => value === rest.join('.'));
    if (!index || group === undefined) return [];
    const wrong = `${id} is ${fact.value}, but the page lists ${listed.length}`;
    return [findingAt(index, 0, 'wrong-count', [wrong, `write ${listed.length}`])];
  }
}

/** Ids are anchors or names of pictures, so each is unique in its list. */
function repeatedIds({ yaml }: Document): Finding[] {
  const seen = new Set<string>();
  return yaml.texts.flatMap((prose) => {
    if (prose.path.at(-1) !== 'id') return [];
    const key = [...prose.path.slice(0, -2), prose.value].join('\n');
    if (!seen.has(key)) {
      seen.add(key);
      return [];
    }
    const wrong = `The id ${asQuote(prose.value)} is already that of an item above`;
    return findingAt(prose, 0, 'duplicate-id', [wrong, 'write an id that no other item has']);
  });
}

type Fields = readonly { readonly name: string }[];

function withoutEmail(document: Document, fields: Fields | undefined): Finding[] {
  if (!fields || fields.some(({ name }) => name === 'email')) return [];
  const wrong = 'The form has no field with the name email, so nobody could answer';
  return [fieldFinding(document, ['fields'], 'missing-email', [wrong, 'add one'])];
}

/** The rounds of the application ask each of its fields once. */
function unaskedFields(
  document: Document,
  contact: { fields: Fields; rounds: readonly { fields: readonly string[] }[] } | undefined,
): Finding[] {
  if (!contact) return [];
  const names = contact.fields.map(({ name }) => name);
  const asked = contact.rounds.flatMap(({ fields }) => fields);
  const unasked = names.flatMap((name, index) =>
    asked.includes(name)
      ? []
      : fieldFinding(document, ['fields', index, 'name'], 'unasked-field', [
          `No round asks for ${show(name)}`,
          'add it to the fields of a round',
        ]),
  );
  const wrong = contact.rounds.flatMap(({ fields }, round) =>
    fields.flatMap((name, index) => {
      const isFirst =
        asked.indexOf(name) ===
        contact.rounds.slice(0, round).reduce((sum, before) => sum + before.fields.length, index);
      if (names.includes(name) && isFirst) return [];
      const what = isFirst ? 'is no field of the form' : 'is asked twice';
      return fieldFinding(document, ['rounds', round, 'fields', index], 'unasked-field', [
        `${show(name)} ${what}`,
        `write one of ${names.join(', ')} that no other round has`,
      ]);
    }),
  );
  return [...unasked, ...wrong];
}

type Prices = readonly {
  readonly price:
    | { readonly kind: 'monthly'; readonly founding: number; readonly regular: number }
    | { readonly kind: 'custom' };
}[];

/** A founding price is an offer, so it is below the regular one. */
const dearOffers = (document: Document, plans: Prices = []): Finding[] =>
  plans.flatMap(({ price }, index) =>
    price.kind === 'custom' || price.founding < price.regular
      ? []
      : fieldFinding(document, ['plans', index, 'price', 'founding'], 'price-order', [
          `The founding price ${price.founding} is not below the regular price ${price.regular}`,
          'correct the fact of one of them in facts.yaml',
        ]),
  );
