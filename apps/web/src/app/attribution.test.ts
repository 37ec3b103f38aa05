import { FIELD_LIMITS } from '@cornerbell/api';
import { parseLeadBody } from '@cornerbell/api/schema';
import { assert, property, string } from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { longestField, noteTouch, touchOf } from './attribution.ts';
import { attributionKey, readAttribution } from './read-attribution.ts';

const site = 'https://site.test';

function arrive(path: string, referrer: string) {
  history.replaceState(null, '', path);
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(referrer);
  noteTouch();
}

describe('a touch', () => {
  it.each([
    ['/', '', undefined],
    ['/?q=ropes', `${site}/faq`, undefined],
    ['/?utm_source=%20', '', undefined],
    ['/?utm_source=x&utm_id=7&gclid=9', '', { utm_source: 'x' }],
    ['/', 'https://news.test/a?b=c', { referrer: 'news.test' }],
    ['/', 'nonsense', undefined],
    [
      '/?utm_source=a&utm_medium=b&utm_campaign=c&utm_term=d&utm_content=e',
      'https://news.test:8443/',
      {
        utm_source: 'a',
        utm_medium: 'b',
        utm_campaign: 'c',
        utm_term: 'd',
        utm_content: 'e',
        referrer: 'news.test:8443',
      },
    ],
  ])('of %s from "%s"', (path, referrer, touch) => {
    expect(touchOf(new URL(path, site), referrer)).toEqual(touch);
  });

  it('is never too long for a request', () => {
    expect(longestField).toBe(FIELD_LIMITS.utm);
    assert(
      property(string({ unit: 'binary', maxLength: 400 }), (source) => {
        const address = new URL(site);
        address.searchParams.set('utm_source', source);
        const first = touchOf(address, '');
        expect(first?.utm_source?.length ?? 0).toBeLessThanOrEqual(longestField);
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

  it('the first stays and the last is replaced', () => {
    arrive('/?utm_source=letter', '');
    arrive('/faq', 'https://news.test/');
    arrive('/pricing', '');
    expect(readAttribution()).toEqual({
      first: { utm_source: 'letter' },
      last: { referrer: 'news.test' },
    });
  });

  it('nothing is noted, sent or left under Global Privacy Control', () => {
    arrive('/?utm_source=letter', '');
    vi.stubGlobal('navigator', { globalPrivacyControl: true });
    expect(readAttribution()).toBeUndefined();
    arrive('/?utm_source=other', '');
    expect(sessionStorage.getItem(attributionKey)).toBeNull();
  });

  it('what is no JSON, or blocked, is nothing', () => {
    sessionStorage.setItem(attributionKey, '{"first"');
    expect(readAttribution()).toBeUndefined();
    vi.stubGlobal('sessionStorage', undefined);
    expect(readAttribution()).toBeUndefined();
  });
});
