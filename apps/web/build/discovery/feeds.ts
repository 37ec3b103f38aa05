import { Feed, type Item } from 'feed';
import { escape, fitForXml } from './escape.ts';

/** A post or guide in a feed. */
export interface FeedItem {
  /** Permanent: the same whatever becomes of the title and the address. */
  readonly id: string;
  /** Absolute, as every address here. */
  readonly url: string;
  readonly title: string;
  readonly summary: string;
  /** The full text as HTML, its links absolute. */
  readonly html: string;
  /** `YYYY-MM-DD`. */
  readonly published: string;
  /** The day of the last change, `YYYY-MM-DD`; that of publication where nothing has changed since. */
  readonly updated: string;
  readonly author: string;
  readonly tags: readonly string[];
}

/** What a feed says, before it has a format. */
export interface FeedSource {
  readonly id: string;
  readonly origin: string;
  readonly title: string;
  readonly description: string;
  /** The page that the feed follows. */
  readonly home: string;
  /** The newest by publication first. */
  readonly items: readonly FeedItem[];
}

/** The feeds of the site. Every page points at the first one, those of the library at all of them. */
export const feedLinks = [
  { path: '/rss.xml', type: 'application/rss+xml', name: 'RSS' },
  { path: '/atom.xml', type: 'application/atom+xml', name: 'Atom' },
  { path: '/feed.json', type: 'application/feed+json', name: 'JSON' },
] as const;

const [rssLink, atomLink, jsonLink] = feedLinks;

// A day of the calendar is no moment; midnight in UTC stands for it everywhere.
const moment = (day: string) => new Date(`${day}T00:00:00Z`);

/** When any of the items changed last: the first need not be the one. */
const lastChange = (items: readonly FeedItem[]) =>
  items
    .map(({ updated }) => updated)
    .toSorted()
    .at(-1) ?? '1970-01-01';

/**
 * A feed for one of the formats.
 *
 * @param particulars - What the format wants of an item in its own way.
 */
function feedOf(source: FeedSource, particulars: (item: FeedItem) => Partial<Item>): Feed {
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
      ...particulars(item),
    });
  }
  return feed;
}

/** RSS 2.0 with the full text in `content:encoded`. */
export const rssFeed = (source: FeedSource): string =>
  // RSS wants an e-mail address of an `author`; `dc:creator` is a name.
  feedOf(source, ({ author }) => ({
    extensions: [{ name: 'dc:creator', objects: { _text: author } }],
  })).rss2();

/** Atom 1.0 with the full text in `content`. */
export const atomFeed = (source: FeedSource): string =>
  // The library calls titles and summaries of Atom HTML.
  feedOf(source, ({ author, title, summary }) => ({
    author: [{ name: author }],
    title: escape(title),
    description: escape(summary),
  })).atom1();

/** JSON Feed 1 with the full text in `content_html`. */
export const jsonFeed = (source: FeedSource): string =>
  feedOf(source, ({ author }) => ({ author: [{ name: author }] })).json1();
