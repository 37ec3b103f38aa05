// @vitest-environment node
import { readLibrary } from '@cornerbell/content/library';
import { expect, it } from 'vitest';
import { createRenderer, listPaths, readPageData, renderPage } from './render.tsx';

it('draws a page the same, whichever pages were drawn before it', async () => {
  const context = {
    library: readLibrary(),
    asOf: new Date('2025-08-01'),
    origin: 'https://gym.test',
    cardDesign: '',
  };
  const render = createRenderer(context);
  const paths = (await listPaths(context)).filter((path) => path.startsWith('/resources/'));
  expect(paths.length).toBeGreaterThan(10);
  for (const path of [...paths, ...paths.toReversed()]) {
    const alone = await renderPage(context, path);
    const drawn = await render(path, await readPageData(context, path));
    expect(drawn).toEqual({ ...alone, own: expect.any(String) as string });
  }
});
