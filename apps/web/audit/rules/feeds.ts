import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { feedLinks } from '../../build/discovery/feeds.ts';
import { isIndexed, type HtmlDocument } from '../document.ts';
import type { Finding, Rule } from '../finding.ts';
import { localAddress, textOf, type Site } from '../site.ts';

/** An item of a feed, whatever the format. */
interface Item {
  readonly id: string;
  readonly url: string;
  readonly title: string;
  readonly html: string;
  readonly published: string;
  /** `undefined` where the format has no such field. */
  readonly updated: string | undefined;
}

/** A feed, whatever the format. */
interface Feed {
  readonly self: string;
  /** The last change of any item; `undefined` where the format has no such field. */
  readonly updated: string | undefined;
  readonly items: readonly Item[];
}

type Read = Feed | { readonly fault: string };

type Tree = Readonly<Record<string, unknown>>;

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  textNodeName: 'text',
  parseTagValue: false,
  isArray: (name) => /^(item|entry|link|atom:link)$/.test(name),
});

/** The text of an element, whether or not it has attributes. */
const textIn = (value: unknown): string =>
  typeof value === 'string' ? value : String((value as Tree | undefined)?.['text'] ?? '');

const list = (value: unknown) => (Array.isArray(value) ? (value as readonly Tree[]) : []);

const hrefOf = (links: unknown, rel: string | undefined) =>
  textIn(list(links).find((link) => link['@rel'] === rel)?.['@href']);

const readRss = (tree: Tree): Read => {
  const channel = (tree['rss'] as Tree | undefined)?.['channel'] as Tree | undefined;
  if (!channel) return { fault: 'has no <rss><channel>' };
  return {
    self: hrefOf(channel['atom:link'], 'self'),
    updated: textIn(channel['lastBuildDate']),
    items: list(channel['item']).map((item) => ({
      id: textIn(item['guid']),
      url: textIn(list(item['link'])[0]),
      title: textIn(item['title']),
      html: textIn(item['content:encoded']),
      published: textIn(item['pubDate']),
      updated: undefined,
    })),
  };
};

const readAtom = (tree: Tree): Read => {
  const feed = tree['feed'] as Tree | undefined;
  if (!feed) return { fault: 'has no <feed>' };
  const missing = ['id', 'title', 'updated'].find((name) => textIn(feed[name]) === '');
  if (missing) return { fault: `has no <${missing}>` };
  return {
    self: hrefOf(feed['link'], 'self'),
    updated: textIn(feed['updated']),
    items: list(feed['entry']).map((entry) => ({
      id: textIn(entry['id']),
      url: hrefOf(entry['link'], undefined),
      title: textIn(entry['title']),
      html: textIn(entry['content']),
      published: textIn(entry['published']),
      updated: textIn(entry['updated']),
    })),
  };
};

function readJson(text: string): Read {
  const feed = JSON.parse(text) as Tree;
  if (!/^https:\/\/jsonfeed\.org\/version\/1(\.1)?$/.test(textIn(feed['version']))) {
    return { fault: 'is not a JSON Feed 1' };
  }
  return {
    self: textIn(feed['feed_url']),
    updated: undefined,
    items: list(feed['items']).map((item) => ({
      id: textIn(item['id']),
      url: textIn(item['url']),
      title: textIn(item['title']),
      html: textIn(item['content_html']),
      published: textIn(item['date_published']),
      updated: textIn(item['date_modified'] ?? item['date_published']),
    })),
  };
}

/** Parses a feed of the site. */
function readFeed(text: string, name: (typeof feedLinks)[number]['name']): Read {
  if (text === '') return { fault: 'does not exist' };
  if (name === 'JSON') {
    try {
      return readJson(text);
    } catch (error) {
      return { fault: `is not JSON: ${String(error)}` };
    }
  }
  const state = XMLValidator.validate(text);
  if (state !== true) return { fault: `is not XML: ${state.err.msg} (line ${state.err.line})` };
  const tree = parser.parse(text) as Tree;
  return name === 'RSS' ? readRss(tree) : readAtom(tree);
}

const pageOf = (site: Site, url: string) =>
  site.pages.get(localAddress(site, url, '/')?.path ?? '');

/** A date in a page's structured data. */
const dayOn = (page: HtmlDocument | undefined, property: string): string | undefined =>
  page?.data.flatMap((text) => new RegExp(`"${property}":"([^"]*)"`).exec(text)?.[1] ?? [])[0];

const changedOn = (page: HtmlDocument | undefined) =>
  dayOn(page, 'dateModified') ?? dayOn(page, 'datePublished');

/** What is wrong with a date that must be at midnight of a day; `undefined` where it is right. */
function dateFault(date: string, day: string | undefined): string | undefined {
  const time = Date.parse(date);
  if (Number.isNaN(time)) return `"${date}", which is not a date`;
  if (day === undefined || time === Date.parse(day)) return undefined;
  return `"${date}"; expected ${day}`;
}

function* itemFaults(site: Site, { id, url, title, html, published, updated }: Item) {
  const item = title || url || id;
  if (title === '') yield `has an item without a title: ${item}`;
  if (!/^urn:uuid:[0-9a-f-]{36}$/.test(id))
    yield `gives "${item}" the id "${id}"; expected urn:uuid:…`;
  if (html.length < 200) yield `lacks the full text of "${item}"`;
  if (/(href|src)="[/#]/.test(html)) yield `has links without an origin in "${item}"`;
  const page = pageOf(site, url);
  const fault = dateFault(published, dayOn(page, 'datePublished'));
  if (fault) yield `dates "${item}" ${fault}`;
  const updateFault = updated !== undefined && dateFault(updated, changedOn(page));
  if (updateFault) yield `dates the last change of "${item}" ${updateFault}`;
  if (!page) yield `links "${item}" to ${url}, which is not a page of the site`;
  else if (!isIndexed(page)) yield `lists "${item}", whose page is noindex`;
}

/** The feeds are well formed and agree; they have the full texts of indexed pages, with unique ids and the dates of the pages. */
export const feedsRule: Rule = {
  name: 'feeds',
  covers:
    'RSS, Atom and JSON are well formed and agree, with full texts, unique ids and the dates of the pages',
  check: (site) => {
    const feeds = feedLinks.map(({ path, name }) => ({
      path,
      feed: readFeed(textOf(site, path), name),
    }));
    const items = feeds.flatMap(({ feed }) => ('items' in feed ? feed.items : []));
    const rows = feeds.map(({ feed }) =>
      'items' in feed ? feed.items.map(({ id, url }) => `${id} ${url}`).join() : '',
    );
    const findings = feeds.flatMap(({ path, feed }, index): Finding[] => {
      if ('fault' in feed) return [{ where: path, message: feed.fault }];
      const ids = feed.items.map(({ id }) => id);
      const duplicates = ids.filter((id, place) => ids.indexOf(id) !== place);
      const lastChange = feed.items
        .flatMap(({ url }) => changedOn(pageOf(site, url)) ?? [])
        .toSorted()
        .at(-1);
      const fault = feed.updated !== undefined && dateFault(feed.updated, lastChange);
      const messages = [
        ...(feed.self === site.origin + path
          ? []
          : [`has the address ${feed.self || 'of no feed'}; expected ${site.origin}${path}`]),
        ...(feed.items.length === 0 ? ['has no items'] : []),
        ...(fault ? [`dates its last change ${fault}`] : []),
        ...duplicates.map((id) => `has the id ${id} more than once`),
        ...feed.items.flatMap((item) => [...itemFaults(site, item)]),
        ...(rows[index] === rows[0] ? [] : ['differs from rss.xml in its items']),
      ];
      return messages.map((message) => ({ where: path, message }));
    });
    return { checked: items.length, findings };
  },
};
