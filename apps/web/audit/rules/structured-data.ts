import { checkEach, type Rule } from '../finding.ts';
import { squash, type HtmlDocument } from '../document.ts';
import { linkError, localAddress, type Site } from '../site.ts';

interface Node {
  readonly [key: string]: Json;
}

type Json = string | number | boolean | null | readonly Json[] | Node;

/** Properties whose values belong to schema.org or another standard, so no page shows them. */
const vocabulary: ReadonlySet<string> = new Set([
  'applicationCategory',
  'priceCurrency',
  'priceType',
]);

/** Properties that no page may claim: nobody has rated the software. */
const claims = /rating|review/i;

const isNode = (value: Json): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Every node below a value, the value itself among them. */
function nodesIn(value: Json): readonly Node[] {
  if (Array.isArray(value)) return value.flatMap(nodesIn);
  if (!isNode(value)) return [];
  return [value, ...Object.values(value).flatMap(nodesIn)];
}

/** Every value below a node that is not a node itself, with its property. */
function valuesIn(node: Json, property = ''): readonly (readonly [string, Json])[] {
  if (Array.isArray(node)) return node.flatMap((each: Json) => valuesIn(each, property));
  if (isNode(node)) return Object.entries(node).flatMap(([key, value]) => valuesIn(value, key));
  return [[property, node]];
}

const isReference = (node: Node) => Object.keys(node).join() === '@id';

const isDefinition = (node: Node) => '@id' in node && !isReference(node);

function parse(text: string): Node | undefined {
  try {
    const value = JSON.parse(text) as Json;
    return isNode(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

const dataOf = (page: HtmlDocument) => page.data.flatMap((text) => parse(text) ?? []);

const pageDate = (day: string) =>
  new Date(day).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** Whether a page shows a value of its structured data. */
function isShown(site: Site, path: string, page: HtmlDocument, property: string, value: Json) {
  if (property === 'price') return new RegExp(`\\$${value}(?!\\d)`).test(page.text);
  if (typeof value !== 'string') return property === 'position';
  if (property === 'image') return (page.meta.get('og:image') ?? []).includes(value);
  if (/^\d{4}-\d{2}-\d{2}$/.test(value)) {
    return page.times.some(({ date, text }) => date === value && text === pageDate(value));
  }
  if (!/^https?:/.test(value)) return page.text.includes(squash(value));
  if (localAddress(site, value, path)) return linkError(site, value, path) === undefined;
  return page.anchors.some(({ href }) => href === value);
}

function* errorsOf(site: Site, path: string, page: HtmlDocument, ids: ReadonlySet<string>) {
  for (const text of page.data) {
    const data = parse(text);
    if (!data) {
      yield `has structured data that is not a JSON object: ${text.slice(0, 60)}`;
      continue;
    }
    const { '@context': context, ...rest } = data;
    if (context !== 'https://schema.org')
      yield 'has structured data without schema.org as @context';
    const own = nodesIn(rest);
    for (const node of own) {
      const { '@id': id, '@type': type } = node;
      if (!isReference(node) && type === undefined && !('@graph' in node)) {
        yield `has a node without @type: ${JSON.stringify(node).slice(0, 60)}`;
      }
      if (isReference(node) && !ids.has(String(id))) yield `refers to ${id}, which no page defines`;
      for (const property of Object.keys(node)) {
        if (claims.test(property)) yield `has "${property}": there are no ratings of the software`;
      }
    }
    for (const [property, value] of valuesIn(rest)) {
      if (property.startsWith('@') || vocabulary.has(property)) continue;
      if (!isShown(site, path, page, property, value)) {
        yield `has ${property} "${value}" in its structured data, but does not show it`;
      }
    }
  }
}

/** The structured data is well formed, its ids resolve, and the page shows every value of it. */
export const structuredDataRule: Rule = {
  name: 'structured data',
  covers: 'JSON-LD is well formed, its ids resolve, the page shows every value, no ratings',
  check: (site) => {
    const ids = new Set(
      [...site.pages.values()]
        .flatMap(dataOf)
        .flatMap(nodesIn)
        .filter(isDefinition)
        .map((node) => String(node['@id'])),
    );
    return checkEach(
      [...site.pages].filter(([, { data }]) => data.length > 0),
      ([path, page]) =>
        [...errorsOf(site, path, page, ids)].map((message) => ({ where: path, message })),
    );
  },
};
