import { defaultTreeAdapter, parse, type DefaultTreeAdapterTypes } from 'parse5';

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

/** The attributes of an element, by name. */
export type Attributes = Readonly<Record<string, string | undefined>>;

/** The parts of a document that the rules check. */
export interface HtmlDocument {
  readonly lang: string | undefined;
  readonly titles: readonly string[];
  /** The contents of the `meta` elements, by name or property. */
  readonly meta: ReadonlyMap<string, readonly string[]>;
  /** The `link` elements of the head. */
  readonly links: readonly Attributes[];
  readonly anchors: readonly Attributes[];
  readonly images: readonly Attributes[];
  /** The addresses of the scripts and images. */
  readonly sources: readonly string[];
  /** The number of headings of each level, from 1 to 6. */
  readonly headings: readonly number[];
  readonly ids: ReadonlySet<string>;
  /** The ids that occur more than once. */
  readonly duplicateIds: readonly string[];
  /** The texts of its `application/ld+json` scripts. */
  readonly data: readonly string[];
  /** All visible text, without white space. */
  readonly text: string;
  /** Its `time` elements: the date and the visible text. */
  readonly times: readonly { readonly date: string; readonly text: string }[];
  /** The target of its `meta` refresh; `undefined` for a page. */
  readonly refresh: string | undefined;
}

const { isElementNode, isTextNode } = defaultTreeAdapter;

const attributesOf = ({ attrs }: Element): Attributes =>
  Object.fromEntries(attrs.map(({ name, value }) => [name, value]));

const childrenOf = (node: Node): readonly Node[] => ('childNodes' in node ? node.childNodes : []);

const hidden: ReadonlySet<string> = new Set(['script', 'style', 'template', 'head']);

/** The text of a node, hidden parts included. */
const rawText = (node: Node): string =>
  isTextNode(node) ? node.value : childrenOf(node).map(rawText).join('');

/** The visible text of a node. */
function shownText(node: Node): string {
  if (isTextNode(node)) return node.value;
  if (isElementNode(node) && hidden.has(node.tagName)) return '';
  return childrenOf(node).map(shownText).join('');
}

/** Removes white space, so that markup between words makes no difference in a comparison. */
export const squash = (text: string): string => text.replace(/\s+/g, '');

/** Parses a document as a browser does. */
export function readDocument(html: string): HtmlDocument {
  const root = parse(html);
  const elements: Element[] = [];
  const collect = (node: Node) => {
    if (isElementNode(node)) elements.push(node);
    for (const child of childrenOf(node)) collect(child);
  };
  collect(root);

  const named = (...names: readonly string[]) =>
    elements.filter(({ tagName }) => names.includes(tagName));
  const attributes = (...names: readonly string[]) => named(...names).map(attributesOf);
  const meta = new Map<string, string[]>();
  for (const { name, property, content = '' } of attributes('meta')) {
    const key = name ?? property;
    if (key !== undefined) meta.set(key, [...(meta.get(key) ?? []), content]);
  }
  const ids = elements.flatMap((element) => attributesOf(element)['id'] ?? []);
  const refresh = attributes('meta').find((each) => each['http-equiv'] === 'refresh');
  return {
    lang: attributes('html')[0]?.['lang'],
    // An `svg` may have a title too.
    titles: named('title')
      .filter(
        ({ parentNode }) => parentNode && 'tagName' in parentNode && parentNode.tagName === 'head',
      )
      .map(rawText),
    meta,
    links: attributes('link'),
    anchors: attributes('a'),
    images: attributes('img'),
    sources: attributes('script', 'img').flatMap(({ src }) => src ?? []),
    headings: [1, 2, 3, 4, 5, 6].map((level) => named(`h${level}`).length),
    ids: new Set(ids),
    duplicateIds: ids.filter((id, index) => ids.indexOf(id) !== index),
    data: named('script')
      .filter((script) => attributesOf(script)['type'] === 'application/ld+json')
      .map(rawText),
    text: squash(shownText(root)),
    times: named('time').map((time) => ({
      date: attributesOf(time)['datetime'] ?? '',
      text: rawText(time).trim(),
    })),
    refresh: /url=(.*)$/i.exec(refresh?.['content'] ?? '')?.[1],
  };
}

/** Whether search engines may index the page. */
export const isIndexed = ({ meta }: HtmlDocument): boolean =>
  !(meta.get('robots') ?? []).some((content) => content.includes('noindex'));
