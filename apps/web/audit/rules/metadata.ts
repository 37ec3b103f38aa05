import { checkEach, type Rule } from '../finding.ts';
import { isIndexed, type HtmlDocument } from '../document.ts';
import { localAddress, type Site } from '../site.ts';

/** The shortest and longest texts, in characters; search results cut off longer ones. */
const lengths = { title: [10, 60], description: [70, 155] } as const;

const requiredTags = ['og:type', 'og:title', 'og:description', 'og:url', 'twitter:card'];

function* lengthErrors(name: keyof typeof lengths, texts: readonly string[]) {
  const [text = ''] = texts;
  const [least, most] = lengths[name];
  if (texts.length !== 1) yield `has ${texts.length} ${name}s; expected one`;
  else if (text.length < least || text.length > most) {
    yield `has a ${name} of ${text.length} characters; expected ${least} to ${most}: "${text}"`;
  }
}

function* cardErrors(site: Site, path: string, { meta }: HtmlDocument) {
  const [image] = meta.get('og:image') ?? [];
  if (image === undefined) yield 'has no og:image';
  else if (!site.files.has(localAddress(site, image, path)?.path ?? '')) {
    yield `has the card ${image}, which does not exist`;
  }
}

function* addressErrors({ origin }: Site, path: string, { links, meta }: HtmlDocument) {
  const canonical = links.filter(({ rel }) => rel === 'canonical').map(({ href }) => href);
  const wanted = origin + path;
  if (canonical.length !== 1 || canonical[0] !== wanted) {
    yield `has ${canonical.join(' and ') || 'no address'} as canonical; expected ${wanted}`;
  }
  const [url] = meta.get('og:url') ?? [];
  if (url !== undefined && url !== wanted) yield `has ${url} as og:url; expected ${wanted}`;
  for (const tag of requiredTags) if (!meta.get(tag)?.[0]) yield `has no ${tag}`;
}

/** Returns a function that finds the first page with the same text. */
function findDuplicates(textOf: (page: HtmlDocument) => string | undefined) {
  const paths = new Map<string, string>();
  return (path: string, page: HtmlDocument) => {
    const text = textOf(page);
    const first = text === undefined ? undefined : paths.get(text);
    if (text !== undefined && first === undefined) paths.set(text, path);
    return first;
  };
}

/** Titles, descriptions, addresses and link previews. */
export const metadataRule: Rule = {
  name: 'metadata',
  covers: 'length and uniqueness of titles and descriptions, canonical address, link preview, card',
  check: (site) => {
    const sameTitle = findDuplicates(({ titles }) => titles[0]);
    const sameDescription = findDuplicates(({ meta }) => meta.get('description')?.[0]);
    return checkEach(site.pages, ([path, page]) => {
      const title = sameTitle(path, page);
      const description = sameDescription(path, page);
      const hasAddress = page.links.some(({ rel }) => rel === 'canonical') || isIndexed(page);
      const errors = [
        ...lengthErrors('title', page.titles),
        ...lengthErrors('description', page.meta.get('description') ?? []),
        ...(title === undefined ? [] : [`has the same title as ${title}`]),
        ...(description === undefined ? [] : [`has the same description as ${description}`]),
        ...(hasAddress ? addressErrors(site, path, page) : []),
        ...(hasAddress ? cardErrors(site, path, page) : []),
      ];
      return errors.map((message) => ({ where: path, message }));
    });
  },
};
