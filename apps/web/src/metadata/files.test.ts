import { XMLParser } from 'fast-xml-parser';
import { expect, it } from 'vitest';
import { metadataFiles } from './files.ts';
import { testContext } from '../testing/library.ts';

const { library } = testContext;
const [post, guide] = [library.posts[0]!, library.guides[0]!];

/** The files of a site with some posts and guides, and with two pages. */
function filesOf(posts: readonly (typeof post)[] = [], guides: readonly (typeof guide)[] = []) {
  const context = { ...testContext, library: { ...library, posts, guides } };
  return metadataFiles(context, [{ path: '/' }, { path: '/a&b', modified: '2025-07-14' }]);
}

const parse = (xml = '') => new XMLParser({ trimValues: false }).parse(xml);

/** The items of the feed. */
async function itemsOf(...items: Parameters<typeof filesOf>) {
  const xml = (await filesOf(...items))['/rss.xml'];
  return parse(xml).rss.channel.item as readonly Readonly<Record<string, unknown>>[];
}

it('lists each page in the sitemap, with the date of its content if it has one', async () => {
  expect((await filesOf())['/sitemap.xml']).toBe(
    '<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">' +
      '<url><loc>https://gym.test/</loc></url>' +
      '<url><loc>https://gym.test/a&amp;b</loc><lastmod>2025-07-14</lastmod></url></urlset>',
  );
});

it('gives a contact for security reports that is valid for a year from the month of the build', async () => {
  expect((await filesOf())['/.well-known/security.txt']).toBe(
    `Contact: https://gym.test/contact
Expires: 2027-11-01T00:00:00.000Z
Preferred-Languages: en
Canonical: https://gym.test/.well-known/security.txt
`,
  );
});

it('sorts the feed by publication, and keeps the order of the library within a day', async () => {
  const posts = ['2025-07-14', '2025-07-14', '2025-07-14', '2025-07-01'].map(
    (publishedDate, index) => ({ ...post, id: `${index}`, title: `Post ${index}`, publishedDate }),
  );
  const guides = ['2025-07-20', '2025-07-14', '2025-07-01'].map((publishedDate, index) => ({
    ...guide,
    id: `${index}`,
    title: `Guide ${index}`,
    publishedDate,
    updatedDate: `2025-07-2${index}`,
  }));
  expect((await itemsOf(posts, guides)).map(({ title }) => title)).toEqual([
    'Guide 0',
    'Post 0',
    'Post 1',
    'Post 2',
    'Guide 1',
    'Post 3',
    'Guide 2',
  ]);
});

it('keeps the ids of items in the feed, because feed readers have stored them', async () => {
  const items = await itemsOf([{ ...post, id: '1' }], [{ ...guide, id: '1' }]);
  expect(items.map(({ guid }) => guid).toSorted()).toEqual([
    'urn:uuid:a12c0c59-ad48-52b1-b4ba-63d150066a6b',
    'urn:uuid:ed6bb660-6527-58d0-92a4-bc54accafee0',
  ]);
});

it('writes an item with special characters and the day of its last change', async () => {
  const item = {
    ...post,
    title: 'Tips & <b>tricks</b> ]]> \u0007',
    author: { ...post.author, name: 'R & D' },
    category: 'news' as const,
    tags: ['A & B'],
    content: 'Words',
    publishedDate: '2025-07-14',
    updatedDate: '2025-08-01',
  };
  const files = await filesOf([item]);
  const { channel } = parse(files['/rss.xml']).rss;
  expect(channel.lastBuildDate).toBe('Fri, 01 Aug 2025 12:00:00 GMT');
  expect(channel.item).toMatchObject({
    title: 'Tips & <b>tricks</b> ]]> ',
    pubDate: 'Mon, 14 Jul 2025 12:00:00 GMT',
    'dc:creator': 'R & D',
    category: ['Company News', 'A & B'],
    'content:encoded': '<p>Words</p>',
  });
});

it('keeps the characters of Markdown in a title as they are', async () => {
  const files = await filesOf([
    { ...post, title: 'Rounds [3] and `more`', excerpt: 'A_b_c | *d*' },
  ]);
  expect(files['/llms.txt']).toContain(
    '- [Rounds \\[3\\] and \\`more\\`](https://gym.test/resources/',
  );
  expect(files['/llms.txt']).toContain(': A\\_b\\_c \\| \\*d\\*\n');
});
