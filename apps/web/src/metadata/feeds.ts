import { Feed, type Item } from 'feed';
import { escape, fitForXml } from './escape.ts';

/** A post or guide in a feed. */
export interface FeedItem {
  /** Permanent, whatever happens to the title and the address. */
  readonly id: string;
  /** Absolute, like every address here. */
  readonly url: string;
  readonly title: string;
  readonly summary: string;
  /** The full text as HTML with absolute links. */
  readonly html: string;
  /** `YYYY-MM-DD`. */
  readonly published: string;
  /** The day of the last change, `YYYY-MM-DD`; the day of publication if nothing has changed since. */
  readonly updated: string;
  readonly author: string;
  readonly tags: readonly string[];
}

/** A feed, independent of its format. */
export interface FeedSource {
  readonly id: string;
  readonly origin: string;
  readonly title: string;
  readonly description: string;
  /** The page that the feed follows. */
  readonly home: string;
  /** Newest first, by publication. */
  readonly items: readonly FeedItem[];
}

/** The feeds of the site. Every page links to the first, the pages of the library to all. */
export const feedLinks = [
  { path: '/rss.xml', type: 'application/rss+xml', name: 'RSS' },
  { path: '/atom.xml', type: 'application/atom+xml', name: 'Atom' },
  { path: '/feed.json', type: 'application/feed+json', name: 'JSON' },
] as const;

const [rssLink, atomLink, jsonLink] = feedLinks;

/** Noon UTC of a day, because feeds need a time: nearly everywhere that is the same day, and midnight is not. */
const moment = (day: string) => new Date(`${day}T12:00:00Z`);

/** The last change of any item. */
const lastChange = (items: readonly FeedItem[]) =>
  items
    .map(({ updated }) => updated)
    .toSorted()
    .at(-1) ?? '1970-01-01';

/**
 * Makes a feed for one of the formats.
 *
 * @param details - Returns the fields of an item that differ in this format.
 */
function feedOf(source: FeedSource, details: (item: FeedItem) => Partial<Item>): Feed {
  const { id, origin, title, description, home, items } = source;
  const feed = new Feed({
    id,
    title,
    description,
    link: home,
    language: 'en',
    updated: moment(lastChange(items)),
    generator: false,
    feedLinks: {
      rss: origin + rssLink.path,
      atom: origin + atomLink.path,
      json: origin + jsonLink.path,
    },
  });
  for (const item of items) {
    feed.addItem({
      id: item.id,
      link: item.url,
      title: fitForXml(item.title),
      description: fitForXml(item.summary),
      content: fitForXml(item.html),
      date: moment(item.updated),
      published: moment(item.published),
      category: item.tags.map((tag) => ({ name: tag, term: tag })),
      ...details(item),
    });
  }
  return feed;
}

/** RSS 2.0 with the full text in `content:encoded`. */
export const rssFeed = (source: FeedSource): string =>
  // `author` must be an email address in RSS; `dc:creator` is a name.
  feedOf(source, ({ author }) => ({
    extensions: [{ name: 'dc:creator', objects: { _text: author } }],
  })).rss2();

/** Atom 1.0 with the full text in `content`. */
export const atomFeed = (source: FeedSource): string =>
  // The `feed` package declares titles and summaries of Atom as HTML.
  feedOf(source, ({ author, title, summary }) => ({
    author: [{ name: author }],
    title: escape(title),
    description: escape(summary),
  })).atom1();

/** JSON Feed 1 with the full text in `content_html`. */
export const jsonFeed = (source: FeedSource): string =>
  feedOf(source, ({ author }) => ({ author: [{ name: author }] })).json1();
