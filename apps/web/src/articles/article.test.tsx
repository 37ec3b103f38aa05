// @vitest-environment node
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import * as guideData from '../pages/guide/data.ts';
import { page as GuidePage } from '../pages/guide/GuidePage.tsx';
import * as postData from '../pages/post/data.ts';
import { page as PostPage } from '../pages/post/PostPage.tsx';
import { formatSize } from '../downloads/download.ts';
import { NotificationsProvider } from '../notifications/notifications.tsx';
import { CopyProvider } from '../shared/copy.ts';
import { copy } from '../testing/copy.ts';
import { neighboursOf } from './neighbours-of.ts';
import { testLibrary } from '../testing/library.ts';

const asOf = '2027-01-01';
const library = testLibrary;
const context = { library, asOf: new Date(asOf), origin: 'https://gym.test', cardDesign: '' };

const render = (page: ReactNode) =>
  renderToString(
    <MemoryRouter>
      <CopyProvider value={copy}>
        <NotificationsProvider>{page}</NotificationsProvider>
      </CopyProvider>
    </MemoryRouter>,
  );

describe('the pictures in articles', () => {
  it.each([
    ...library.posts.map((post) => ({ ...post, Page: PostPage, data: postData.data })),
    ...library.guides.map((guide) => ({ ...guide, Page: GuidePage, data: guideData.data })),
  ])('of $slug are shown, each with sample data and a caption', ({ slug, content, Page, data }) => {
    const article = data(context, { slug });
    const html = render(<Page data={article as never} />);
    const labels = html.match(/Sample data/g) ?? [];
    const captions = html.match(/<figcaption[^>]*>[A-Z][^<]+\.<\/figcaption>/g) ?? [];
    const pictures = content.match(/^!\[.+\]\([\w-]+\)$/gm) ?? [];
    expect(captions).toHaveLength(pictures.length);
    expect(labels).toHaveLength(pictures.length);
  });
});

describe('the neighbours', () => {
  const items = ['newest', 'middle', 'oldest'].map((title) => ({ title }));
  const find = (item: { title: string }) => neighboursOf(item, items, ({ title }) => `/${title}`);
  const [newest, middle, oldest] = items;

  it.each([
    [newest, { previous: { href: '/middle', title: 'middle' } }],
    [
      middle,
      {
        previous: { href: '/oldest', title: 'oldest' },
        next: { href: '/newest', title: 'newest' },
      },
    ],
    [oldest, { next: { href: '/middle', title: 'middle' } }],
  ])('of %j are the articles published before and after', (item, neighbours) => {
    expect(item && find(item)).toEqual(neighbours);
  });

  it('are none for an item that is not in the list, such as an unlisted post', () => {
    expect(find({ title: 'unlisted' })).toEqual({});
  });
});

describe('the day of the last change', () => {
  const [post] = library.posts;
  const [guide] = library.guides;
  const changed = {
    ...context,
    library: {
      ...library,
      posts: post ? [{ ...post, updated: { iso: '2025-07-30', text: 'July 30, 2025' } }] : [],
      guides: guide ? [{ ...guide, updated: { iso: '2025-07-31', text: 'July 31, 2025' } }] : [],
    },
  };

  it('is in the data of a post and on its page', () => {
    const data = postData.data(changed, { slug: post?.slug ?? '' });
    expect(data?.updated).toEqual({ iso: '2025-07-30', text: 'July 30, 2025' });
    const html = render(data && <PostPage data={data} />);
    expect(html).toContain('<time dateTime="2025-07-30">July 30, 2025</time>');
  });

  it('is in the data of a guide and on its page', () => {
    const data = guideData.data(changed, { slug: guide?.slug ?? '' });
    expect(data?.updated).toEqual({ iso: '2025-07-31', text: 'July 31, 2025' });
    const html = render(data && <GuidePage data={data} />);
    expect(html).toContain('<time dateTime="2025-07-31">July 31, 2025</time>');
  });

  it('is left out if nothing has changed', () => {
    const data = postData.data(context, { slug: 'ten-days-quiet' });
    expect(data && 'updated' in data && data.updated).toBeUndefined();
  });
});

describe('formatSize', () => {
  it.each([
    [0, '1 kB'],
    [499, '1 kB'],
    [1_499, '1 kB'],
    [84_714, '85 kB'],
    [1_234_567, '1,235 kB'],
  ])('formats %d bytes as %s', (bytes, size) => {
    expect(formatSize(bytes)).toBe(size);
  });
});
