import { describe, expect, it } from 'vitest';
import { notFoundPath } from '../shared/addresses.ts';
import { createPageCache, type LoadPageData } from './page-cache.tsx';
import type { PageData } from '../page.ts';

describe('the page cache', () => {
  const guide: PageData = {
    head: { title: 'A guide', description: 'What it is for.' },
    data: { guide: { title: 'A guide' }, related: [], content: '' },
  };
  const missing: PageData = { head: { title: 'Not found', description: '' }, data: {} };

  const loadMissing: LoadPageData = async (pathname) =>
    pathname === notFoundPath ? missing : null;

  it('loads the data of a path once, and then has the page synchronously', async () => {
    let requests = 0;
    const pages = createPageCache(async () => {
      requests += 1;
      return guide;
    });
    expect(pages.peek('/resources/guides/a')).toBeUndefined();
    const first = pages.load('/resources/guides/a');
    expect(pages.load('/resources/guides/a')).toBe(first);
    expect((await first).head.description).toBe('What it is for.');
    expect(pages.peek('/resources/guides/a')).toBe(await first);
    expect(requests).toBe(1);
  });

  it('shows the not-found page if there is no data', async () => {
    const { head } = await createPageCache(loadMissing).load('/resources/blog/none');
    expect(head).toBe(missing.head);
  });

  it('fails if the not-found page has no data either', async () => {
    await expect(createPageCache(async () => null).load('/none')).rejects.toThrow(notFoundPath);
  });

  it('keeps a failure until it is forgotten', async () => {
    let requests = 0;
    const pages = createPageCache(async () => {
      requests += 1;
      if (requests === 1) throw new Error('offline');
      return guide;
    });
    const failed = pages.load('/resources/guides/a');
    await expect(failed).rejects.toThrow('offline');
    expect(pages.load('/resources/guides/a')).toBe(failed);
    pages.forget('/resources/guides/a');
    await expect(pages.load('/resources/guides/a')).resolves.toBeDefined();
  });

  it('forgets a failure of a page that was preloaded, so that a click tries again', async () => {
    let requests = 0;
    const pages = createPageCache(async () => {
      requests += 1;
      if (requests === 1) throw new Error('offline');
      return guide;
    });
    await pages.preload('/resources/guides/a');
    await expect(pages.load('/resources/guides/a')).resolves.toBeDefined();
  });

  it('keeps a bounded number of pages', async () => {
    const pages = createPageCache(async () => guide);
    for (let index = 0; index < 60; index += 1) await pages.load(`/resources/guides/${index}`);
    expect(pages.peek('/resources/guides/0')).toBeUndefined();
    expect(pages.peek('/resources/guides/59')).toBeDefined();
  });
});
