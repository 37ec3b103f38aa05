import { describe, expect, it } from 'vitest';
import { layoutData, renderPage } from '../../app/entry-server.tsx';
import { formatSize } from '../../downloads/download.ts';
import type { BuildContext } from '../../page.ts';
import { testContext as context, testLibrary as library } from '../../testing/library.ts';
import { data } from './data.ts';

const post = library.posts[0]!;
const guide = library.guides[0]!;

/** The titles of the posts before and after one, in a library with these posts. */
function titlesBeside(slug = '', posts = library.posts.slice(0, 3)) {
  const unlisted = { posts: library.posts, guides: [] };
  const shown = data(
    { ...context, library: { ...library, posts, unlisted } },
    { kind: 'post', slug },
  );
  return [shown?.previous?.title, shown?.next?.title];
}

describe('the neighbours', () => {
  const [newest, middle, oldest] = library.posts;

  it('of a post are those published before and after', () => {
    expect(titlesBeside(newest?.slug)).toEqual([middle?.title, undefined]);
    expect(titlesBeside(middle?.slug)).toEqual([oldest?.title, newest?.title]);
    expect(titlesBeside(oldest?.slug)).toEqual([undefined, middle?.title]);
  });

  it('of an unlisted post are none', () => {
    expect(titlesBeside(newest?.slug, library.posts.slice(1))).toEqual([undefined, undefined]);
  });
});

describe('the day of the last change', () => {
  const changed = {
    ...library,
    posts: [{ ...post, updated: { iso: '2025-07-30', text: 'July 30, 2025' } }],
    guides: [{ ...guide, updated: { iso: '2025-07-31', text: 'July 31, 2025' } }],
  };
  const shown = async (path: string, of: BuildContext['library'] = changed) =>
    (await renderPage({ ...context, library: of }, layoutData(context), path)).markup;

  it.each([
    [`/resources/blog/${post.slug}`, '<time dateTime="2025-07-30">July 30, 2025</time>'],
    [`/resources/guides/${guide.slug}`, '<time dateTime="2025-07-31">July 31, 2025</time>'],
  ])('is on the page %s', async (path, day) => {
    expect(await shown(path)).toContain(day);
  });

  it('is left out if nothing has changed', async () => {
    const label = library.site.articles.shared.updatedLabel;
    expect(await shown(`/resources/blog/${post.slug}`, library)).not.toContain(`>${label}`);
  });
});

it.each([
  [0, '1 kB'],
  [499, '1 kB'],
  [1_499, '1 kB'],
  [84_714, '85 kB'],
  [1_234_567, '1,235 kB'],
])('formats %d bytes as %s', (bytes, size) => {
  expect(formatSize(bytes)).toBe(size);
});
