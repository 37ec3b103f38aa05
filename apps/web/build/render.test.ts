// @vitest-environment node
import { readLibrary } from '@cornerbell/content/library';
import { expect, it } from 'vitest';
import { createRenderer, listPaths, mostParts, readPageData, renderPage } from './render.tsx';

const context = {
  library: readLibrary(),
  asOf: new Date('2025-08-01'),
  origin: 'https://gym.test',
  cardDesign: '',
};

it('draws a page the same, whichever pages were drawn before it', async () => {
  const render = createRenderer(context);
  const paths = (await listPaths(context)).filter((path) => path.startsWith('/resources/'));
  expect(paths.length).toBeGreaterThan(10);
  for (const path of [...paths, ...paths.toReversed()]) {
    const alone = await renderPage(context, path);
    const drawn = await render(path, await readPageData(context, path));
    expect(drawn).toEqual({ ...alone, own: expect.any(String) as string });
  }
});

it('draws a page the same once it has let go of what was drawn long before', async () => {
  const { posts } = context.library;
  const many = Array.from({ length: 100 }, (_, copy) =>
    posts.map((post, index) => ({
      ...post,
      id: `${copy}-${index}`,
      slug: `${post.slug}-${copy}`,
      // Each card is a new one.
      relatedPosts: [`${copy}-${(index + 1) % posts.length}`],
    })),
  ).flat();
  const large = { ...context, library: { ...context.library, posts: many } };
  const render = createRenderer(large);
  const paths = many.map(({ slug }) => `/resources/blog/${slug}`);
  expect(paths.length).toBeGreaterThan(mostParts);
  const drawn = new Map<string, string>();
  for (const path of paths) {
    drawn.set(path, (await render(path, await readPageData(large, path))).markup);
  }
  expect([...drawn.values()].every((markup) => markup.includes('Written by'))).toBe(true);
  // React alone takes its time.
  for (const path of paths.filter((_, index) => index % 20 === 0)) {
    expect(drawn.get(path)).toBe((await renderPage(large, path)).markup);
  }
});
