import { escape } from './escape.ts';

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

/** A feed before it has a format. */
export interface Feed {
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
const moment = (day: string) => `${day}T00:00:00Z`;

/** When any of the items changed last: the first need not be the one. */
const lastChange = ({ items }: Feed) =>
  moment(
    items
      .map(({ updated }) => updated)
      .toSorted()
      .at(-1) ?? '1970-01-01',
  );

const element = (name: string, text: string) => `<${name}>${escape(text)}</${name}>`;

/** RSS 2.0 with the full text in `content:encoded`. */
export function rssFeed(feed: Feed): string {
  const items = feed.items.map(({ id, url, title, summary, html, published, author, tags }) =>
    [
      '<item>',
      element('title', title),
      element('link', url),
      `<guid isPermaLink="false">${escape(id)}</guid>`,
      element('pubDate', new Date(moment(published)).toUTCString()),
      element('dc:creator', author),
      ...tags.map((tag) => element('category', tag)),
      element('description', summary),
      element('content:encoded', html),
      '</item>',
    ].join('\n'),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/">
<channel>
${element('title', feed.title)}
${element('link', feed.home)}
${element('description', feed.description)}
<language>en</language>
${element('lastBuildDate', new Date(lastChange(feed)).toUTCString())}
<atom:link href="${escape(feed.origin + rssLink.path)}" rel="self" type="${rssLink.type}"/>
${items.join('\n')}
</channel>
</rss>
`;
}

/** Atom 1.0 with the full text in `content`. */
export function atomFeed(feed: Feed): string {
  const entries = feed.items.map(
    ({ id, url, title, summary, html, published, updated, author, tags }) =>
      [
        '<entry>',
        element('id', id),
        element('title', title),
        `<link href="${escape(url)}"/>`,
        element('published', moment(published)),
        element('updated', moment(updated)),
        `<author>${element('name', author)}</author>`,
        ...tags.map((tag) => `<category term="${escape(tag)}"/>`),
        element('summary', summary),
        `<content type="html">${escape(html)}</content>`,
        '</entry>',
      ].join('\n'),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">
${element('id', feed.id)}
${element('title', feed.title)}
${element('subtitle', feed.description)}
${element('updated', lastChange(feed))}
<link href="${escape(feed.home)}"/>
<link rel="self" href="${escape(feed.origin + atomLink.path)}" type="${atomLink.type}"/>
${entries.join('\n')}
</feed>
`;
}

/** JSON Feed 1.1 with the full text in `content_html`. */
export function jsonFeed({ origin, title, description, home, items }: Feed): string {
  const feed = {
    version: 'https://jsonfeed.org/version/1.1',
    title,
    home_page_url: home,
    feed_url: origin + jsonLink.path,
    description,
    language: 'en',
    items: items.map(
      ({ id, url, title: name, summary, html, published, updated, author, tags }) => ({
        id,
        url,
        title: name,
        content_html: html,
        summary,
        date_published: moment(published),
        ...(updated !== published && { date_modified: moment(updated) }),
        authors: [{ name: author }],
        tags,
      }),
    ),
  };
  return `${JSON.stringify(feed, null, 2)}\n`;
}
