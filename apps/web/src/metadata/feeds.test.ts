import { XMLParser } from 'fast-xml-parser';
import { describe, expect, it } from 'vitest';
import { atomFeed, jsonFeed, rssFeed, type FeedItem, type FeedSource } from './feeds.ts';

const item = (id: string, published: string, updated = published): FeedItem => ({
  id: `urn:uuid:${id}`,
  url: `https://gym.test/${id}`,
  title: id,
  summary: 'A post',
  html: '<p>Words</p>',
  published,
  updated,
  author: 'A',
  tags: [],
});

const feedWith = (...items: readonly FeedItem[]): FeedSource => ({
  id: 'urn:uuid:feed',
  origin: 'https://gym.test',
  title: 'Gym',
  description: 'Posts',
  home: 'https://gym.test/resources',
  items,
});

/** A feed in which an old post was updated after the newest was published. */
const changed = feedWith(item('new', '2025-07-14'), item('old', '2025-01-20', '2025-08-01'));

const parse = (xml: string) => new XMLParser({ trimValues: false }).parse(xml);

const texts = (xml: string, name: string) =>
  Array.from(xml.matchAll(new RegExp(`<${name}>(.*?)</${name}>`, 'g')), ([, text]) => text);

describe('an update of an item', () => {
  it('dates the Atom feed and the entry', () => {
    expect(texts(atomFeed(changed), 'updated')).toEqual([
      '2025-08-01T12:00:00.000Z',
      '2025-07-14T12:00:00.000Z',
      '2025-08-01T12:00:00.000Z',
    ]);
    expect(texts(atomFeed(changed), 'published')).toEqual([
      '2025-07-14T12:00:00.000Z',
      '2025-01-20T12:00:00.000Z',
    ]);
  });

  it('dates the RSS feed', () => {
    expect(texts(rssFeed(changed), 'lastBuildDate')).toEqual(['Fri, 01 Aug 2025 12:00:00 GMT']);
    expect(texts(rssFeed(changed), 'pubDate')).toEqual([
      'Mon, 14 Jul 2025 12:00:00 GMT',
      'Mon, 20 Jan 2025 12:00:00 GMT',
    ]);
  });

  it('dates the item of the JSON Feed', () => {
    const { items } = JSON.parse(jsonFeed(changed)) as { items: readonly object[] };
    expect(items[1]).toMatchObject({
      date_published: '2025-01-20T12:00:00.000Z',
      date_modified: '2025-08-01T12:00:00.000Z',
    });
  });
});

it('writes the same item in every format, special characters included', () => {
  const title = 'Tips & <b>tricks</b> ]]> \u0007';
  const source = feedWith({ ...item('a', '2025-07-14'), title, author: 'R & D', tags: ['A & B'] });
  const rss = parse(rssFeed(source)).rss.channel.item;
  expect(rss).toMatchObject({
    title: 'Tips & <b>tricks</b> ]]> ',
    guid: 'urn:uuid:a',
    'dc:creator': 'R & D',
    category: 'A & B',
    'content:encoded': '<p>Words</p>',
  });
  const atom = parse(atomFeed(source)).feed.entry;
  expect(atom).toMatchObject({
    id: 'urn:uuid:a',
    title: 'Tips &amp; &lt;b&gt;tricks&lt;/b&gt; ]]&gt; ',
    author: { name: 'R & D' },
    content: '<p>Words</p>',
  });
  const json = JSON.parse(jsonFeed(source)) as { items: readonly object[] };
  expect(json.items).toMatchObject([
    { id: 'urn:uuid:a', author: { name: 'R & D' }, tags: ['A & B'], content_html: '<p>Words</p>' },
  ]);
});
