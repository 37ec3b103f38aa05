import { readLibrary } from '@cornerbell/content/library';
import { expect, it } from 'vitest';
import { metadataFiles } from './files.ts';

const library = readLibrary();
const [post, guide] = [library.posts[0]!, library.guides[0]!];

/** The items of the JSON Feed of some posts and guides. */
async function itemsOf(posts: readonly (typeof post)[], guides: readonly (typeof guide)[]) {
  const context = {
    library: { ...library, posts, guides },
    asOf: new Date('2025-08-01'),
    origin: 'https://gym.test',
    cardDesign: '',
  };
  const files = await metadataFiles(context, [{ path: '/' }]);
  const { items } = JSON.parse(files['/feed.json'] ?? '') as {
    items: readonly { title: string; date_modified?: string }[];
  };
  return items;
}

it('gives a contact for security reports that is valid for a year', async () => {
  const context = {
    library,
    asOf: new Date('2025-08-01'),
    origin: 'https://gym.test',
    cardDesign: '',
  };
  const files = await metadataFiles(context, [{ path: '/' }]);
  expect(files['/.well-known/security.txt']).toBe(
    `Contact: https://gym.test/contact
Expires: 2026-08-01T00:00:00.000Z
Preferred-Languages: en
Canonical: https://gym.test/.well-known/security.txt
`,
  );
});

it('sorts by publication, and keeps the order of the library within a day', async () => {
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

it('has the last change of posts and guides', async () => {
  const change = { publishedDate: '2025-01-20', updatedDate: '2025-07-30' };
  const items = await itemsOf([{ ...post, ...change }], [{ ...guide, ...change }]);
  expect(items.map((item) => item.date_modified)).toEqual([
    '2025-07-30T12:00:00.000Z',
    '2025-07-30T12:00:00.000Z',
  ]);
});
