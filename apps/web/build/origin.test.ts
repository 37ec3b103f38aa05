import { describe, expect, it } from 'vitest';
import { defaultOrigin, readOrigin } from './origin.ts';

describe('readOrigin', () => {
  it.each([
    [undefined, defaultOrigin],
    ['', defaultOrigin],
    ['https://www.example.com', 'https://www.example.com'],
    ['https://www.example.com/', 'https://www.example.com'],
    ['http://localhost:4173', 'http://localhost:4173'],
  ])('reads %j as %s', (siteUrl, origin) => {
    expect(readOrigin(siteUrl)).toBe(origin);
  });

  it.each(['example.com', 'https://example.com/site', 'ftp://example.com', 'https://e.com/?a=1'])(
    'rejects %s and says what it expects',
    (siteUrl) => {
      expect(() => readOrigin(siteUrl)).toThrow(
        `SITE_URL can't be used. Expected an origin such as https://www.example.com. Received "${siteUrl}".`,
      );
    },
  );
});
