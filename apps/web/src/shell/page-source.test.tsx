import { matchPath } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { routes } from '../routes.ts';
import { createPageSource, matchRoute } from './page-source.tsx';

const listPath = '/resources/:list/:category?/page/:page';

describe('matchRoute', () => {
  it.each([
    ['/', '/', {}],
    ['/resources', '/resources', {}],
    ['/resources/blog/ten-days-quiet', '/resources/blog/:slug', { slug: 'ten-days-quiet' }],
    ['/resources/guides/%E0%A4%A', '/resources/guides/:slug', { slug: '%E0%A4%A' }],
    ['/resources/blog/page/2', listPath, { list: 'blog', page: '2' }],
    [
      '/resources/categories/news/page/2',
      listPath,
      { list: 'categories', category: 'news', page: '2' },
    ],
    ['/no/such/page', '*', {}],
    ['/__proto__', '*', {}],
    ['/faq\n', '*', {}],
  ])('finds the route of %s', (pathname, path, params) => {
    const match = matchRoute(pathname);
    expect(match.route.path).toBe(path);
    expect(match.params).toEqual(params);
  });

  it.each(['', '/', '//', '/RESOURCES/blog/A', '/resources/blog/', '/resources/blog//a', '/a\nb'])(
    'agrees with the router on paths that end in "%s"',
    (end) => {
      const paths = routes.flatMap(({ path }) => [path, path.replace(/\/:\w+\?/, '')]);
      for (const path of paths) {
        const pathname = path.replace(/:\w+\??/g, 'one').replace('*', 'two') + end;
        const matches = routes.map((route) => matchPath(route.path, pathname));
        const index = matches.findIndex((match) => match !== null);
        const { route, params } = matchRoute(pathname);
        const { '*': _, ...expected } = { '*': '', ...matches.at(index)?.params };
        expect({ pathname, path: route.path, params }).toEqual({
          pathname,
          path: routes.at(index)?.path,
          params: { ...expected, ...route.params },
        });
      }
    },
  );
});

describe('createPageSource', () => {
  const guide = {
    guide: { title: 'A guide', description: 'What it is for.' },
    related: [],
    content: '',
  };

  it('gives the same promise for the same path, and asks for its data once', async () => {
    let asked = 0;
    const source = createPageSource(async () => {
      asked += 1;
      return guide;
    });
    const first = source.read('/resources/guides/a');
    expect(source.read('/resources/guides/a')).toBe(first);
    expect((await first).head.description).toBe('What it is for.');
    expect(asked).toBe(1);
  });

  it('shows the not-found page where there is no data', async () => {
    const source = createPageSource(async () => null);
    const { head } = await source.read('/resources/blog/none');
    expect(head.title).toMatch(/not found/i);
  });

  it('leads on from an address that has moved, unless a page has it', async () => {
    const moved = createPageSource(async () => null);
    const { element } = await moved.read('/resources/guides/track-member-progress');
    expect(element).toMatchObject({ props: { to: '/resources/guides/skills-tracking-template' } });
    const taken = createPageSource(async () => guide);
    const { head } = await taken.read('/resources/guides/track-member-progress');
    expect(head.title).toContain('A guide');
  });

  it('keeps a failure until it is forgotten', async () => {
    let asked = 0;
    const source = createPageSource(async () => {
      asked += 1;
      if (asked === 1) throw new Error('offline');
      return guide;
    });
    const failed = source.read('/resources/guides/a');
    await expect(failed).rejects.toThrow('offline');
    expect(source.read('/resources/guides/a')).toBe(failed);
    source.forget('/resources/guides/a');
    await expect(source.read('/resources/guides/a')).resolves.toBeDefined();
  });
});
