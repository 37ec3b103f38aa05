// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { atomFeed, jsonFeed, rssFeed, type Feed, type FeedItem } from './feeds.ts';

const item = (id: string, published: string, updated = published): FeedItem => ({
  id,
  url: `https://gym.test/${id}`,
  title: id,
  summary: 'A post',
  html: '<p>Words</p>',
  published,
  updated,
  author: 'A',
  tags: [],
});

const feedWith = (...items: readonly FeedItem[]): Feed => ({
  id: 'feed',
  origin: 'https://gym.test',
  title: 'Gym',
  description: 'Posts',
  home: 'https://gym.test/resources',
  items,
});

/** An old post was changed after the newest one had come out. */
const changed = feedWith(item('new', '2025-07-14'), item('old', '2025-01-20', '2025-08-01'));

const texts = (xml: string, name: string) =>
  Array.from(xml.matchAll(new RegExp(`<${name}>(.*?)</${name}>`, 'g')), ([, text]) => text);

describe('a change of an item', () => {
  it('dates the Atom feed and the entry', () => {
    expect(texts(atomFeed(changed), 'updated')).toEqual([
      '2025-08-01T00:00:00Z',
      '2025-07-14T00:00:00Z',
      '2025-08-01T00:00:00Z',
    ]);
    expect(texts(atomFeed(changed), 'published')).toEqual([
      '2025-07-14T00:00:00Z',
      '2025-01-20T00:00:00Z',
    ]);
  });

  it('dates the RSS feed', () => {
    expect(texts(rssFeed(changed), 'lastBuildDate')).toEqual(['Fri, 01 Aug 2025 00:00:00 GMT']);
    expect(texts(rssFeed(changed), 'pubDate')).toEqual([
      'Mon, 14 Jul 2025 00:00:00 GMT',
      'Mon, 20 Jan 2025 00:00:00 GMT',
    ]);
  });

  it('dates the item of the JSON Feed, and no other', () => {
    const { items } = JSON.parse(jsonFeed(changed)) as { items: readonly object[] };
    expect(items[0]).not.toHaveProperty('date_modified');
    expect(items[1]).toMatchObject({
      date_published: '2025-01-20T00:00:00Z',
      date_modified: '2025-08-01T00:00:00Z',
    });
  });
});
