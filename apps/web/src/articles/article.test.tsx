// @vitest-environment node
import { publishedAt } from '@cornerbell/content';
import { readLibrary } from '@cornerbell/content/library';
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
import { neighboursIn } from './neighbours-in.ts';

const asOf = '2027-01-01';
const whole = readLibrary();
const library = { ...publishedAt(whole, asOf), site: whole.site };
const context = { library, asOf: new Date(asOf), origin: 'https://gym.test', cardDesign: '' };

describe('the neighbours', () => {
  const items = ['newest', 'middle', 'oldest'].map((title) => ({ title }));
  const neighboursOf = neighboursIn(items, ({ title }) => `/${title}`);
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
    expect(item && neighboursOf(item)).toEqual(neighbours);
  });

  it('are none for an item that is not in the list, such as an unlisted post', () => {
    expect(neighboursOf({ title: 'unlisted' })).toEqual({});
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
    const html = renderToString(
      <MemoryRouter>
        <CopyProvider value={copy}>
          <NotificationsProvider>{data && <PostPage data={data} />}</NotificationsProvider>
        </CopyProvider>
      </MemoryRouter>,
    );
    expect(html).toContain('<time dateTime="2025-07-30">July 30, 2025</time>');
  });

  it('is in the data of a guide and on its page', () => {
    const data = guideData.data(changed, { slug: guide?.slug ?? '' });
    expect(data?.updated).toEqual({ iso: '2025-07-31', text: 'July 31, 2025' });
    const html = renderToString(<MemoryRouter>{data && <GuidePage data={data} />}</MemoryRouter>);
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
