// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { countPage, countVisit, reportVisit } from './visits.ts';

const sent = vi.fn<typeof fetch>(() => Promise.resolve(new Response()));

const bodies = () =>
  sent.mock.calls.map(([, init]) => JSON.parse(String(init?.body)) as { url: string });

function comeFrom(referrer: string) {
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(referrer);
}

beforeEach(() => {
  document.head.innerHTML = '<meta name="visits" content="https://plausible.test/api/event">';
  vi.stubGlobal('fetch', sent);
});

afterEach(() => {
  // Other files have the same document.
  document.body.replaceChildren();
  sent.mockClear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('sends a page view in the format of Plausible, with only the campaign and the referring site', () => {
  history.replaceState(null, '', '/pricing?utm_source=letter&email=sam@example.com&sent=demo');
  comeFrom('https://news.test/issue/7?reader=9');
  countPage('/pricing');
  expect(bodies()).toEqual([
    {
      name: 'pageview',
      domain: location.hostname,
      url: `${location.origin}/pricing?utm_source=letter&sent=demo`,
      referrer: 'https://news.test/',
    },
  ]);
  expect(sent).toHaveBeenCalledWith(
    'https://plausible.test/api/event',
    expect.objectContaining({ credentials: 'omit', keepalive: true }),
  );
  // It stores nothing on the device.
  expect([document.cookie, localStorage.length, sessionStorage.length]).toEqual(['', 0, 0]);
});

it('names what happened and its page, and no referrer of our own', () => {
  history.replaceState(null, '', '/pricing?sent=demo');
  comeFrom(`${location.origin}/pricing`);
  reportVisit('Booked a demo');
  expect(bodies()).toMatchObject([
    { name: 'Booked a demo', props: { page: '/pricing' }, referrer: null },
  ]);
});

it('sends nothing where visits are not counted', () => {
  document.head.replaceChildren();
  reportVisit('pageview');
  expect(sent).not.toHaveBeenCalled();
});

it('sends nothing under Global Privacy Control', () => {
  vi.stubGlobal('navigator', { ...navigator, globalPrivacyControl: true });
  reportVisit('pageview');
  expect(sent).not.toHaveBeenCalled();
});

it('counts each page when it is shown, which after Back is later than its address', () => {
  for (const path of ['/faq', '/faq', '/about']) countPage(path);
  history.replaceState(null, '', '/terms?sent=demo');
  reportVisit('Subscribed');
  countPage('/terms');
  const paths = bodies().map(({ url }) => url.replace(location.origin, ''));
  expect(paths).toEqual(['/faq', '/about', '/about', '/terms?sent=demo']);
});

it('counts downloads, and no other link', () => {
  countPage('/pricing');
  document.body.innerHTML = '<a href="/a.pdf" download="a.pdf"><b>A</b></a> <a href="/faq">FAQ</a>';
  countVisit();
  sent.mockClear();
  for (const element of document.querySelectorAll('b, a:not(:has(b))'))
    element.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  expect(bodies()).toMatchObject([
    { name: 'Downloaded', props: { page: '/pricing', file: 'a.pdf' } },
  ]);
});
