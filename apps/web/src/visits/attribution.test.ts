// @vitest-environment jsdom
import { fieldLimits } from '@cornerbell/api/limits';
import { parseLeadBody } from '@cornerbell/api/schema';
import { assert, property, string } from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { arrivalsKey, saveArrival } from './arrival.ts';
import { readAttribution, touchOf } from './attribution.ts';

function arrive(path: string, referrer: string) {
  history.replaceState(null, '', path);
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(referrer);
  saveArrival();
}

describe('a touch', () => {
  afterEach(() => sessionStorage.clear());

  it.each([
    ['/', '', undefined],
    ['/?q=ropes', `${location.origin}/faq`, undefined],
    ['/?utm_source=%20', '', { page: '/' }],
    ['/?utm_source=x&utm_id=7&gclid=9', '', { utm_source: 'x', page: '/' }],
    ['/?my_utm_source=x', '', undefined],
    ['/faq', 'https://news.test:8443/a?b=c', { referrer: 'news.test:8443', page: '/faq' }],
    ['/?utm_source=spring+letter%20two', '', { utm_source: 'spring letter two', page: '/' }],
    ['/?utm_medium=a&utm_term=b', '', { utm_medium: 'a', utm_term: 'b', page: '/' }],
    ['/', 'nonsense', undefined],
  ])('of %s from "%s"', (path, referrer, touch) => {
    arrive(path, referrer);
    expect(readAttribution()?.last).toEqual(touch);
  });

  it('is never too long for a request', () => {
    assert(
      property(string({ unit: 'binary', maxLength: 400 }), (source) => {
        const first = touchOf(`${new URLSearchParams({ utm_source: source, referrer: source })}`);
        expect(first?.utm_source?.length ?? 0).toBeLessThanOrEqual(fieldLimits.utm);
        const body = {
          endpoint: 'newsletter',
          name: 'L',
          email: 'l@x.test',
          attribution: { first },
        };
        expect(parseLeadBody(body)).toMatchObject({ ok: true });
      }),
    );
  });
});

describe('in a session', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
    sessionStorage.clear();
  });

  it('nothing is stored, sent or left under Global Privacy Control', () => {
    arrive('/?utm_source=letter', '');
    vi.stubGlobal('navigator', { globalPrivacyControl: true });
    arrive('/?utm_source=other', '');
    expect(readAttribution()).toBeUndefined();
    expect(sessionStorage.getItem(arrivalsKey)).toBeNull();
  });

  it('invalid or blocked storage gives no attribution', () => {
    sessionStorage.setItem(arrivalsKey, '%  {"first"');
    expect(readAttribution()).toBeUndefined();
    vi.stubGlobal('sessionStorage', undefined);
    expect(readAttribution()).toBeUndefined();
  });
});
