import type { APIRequestContext } from '@playwright/test';
import { expect, test } from './test.ts';

interface Document {
  readonly ids: ReadonlySet<string>;
  readonly links: readonly string[];
}

const valuesOf = (html: string, attribute: RegExp) =>
  [...html.matchAll(attribute)].map(([, value = '']) => value.replaceAll('&amp;', '&'));

async function read(request: APIRequestContext, path: string): Promise<Document | string> {
  const response = await request.get(path);
  if (!response.ok()) return `${path} answered ${response.status()}`;
  const html = await response.text();
  return {
    ids: new Set(valuesOf(html, /\sid="([^"]*)"/g)),
    links: valuesOf(html, /<a\s[^>]*?href="([^"]*)"/g),
  };
}

test('no internal link and no anchor of the site is dead', async ({ request, baseURL }) => {
  const documents = new Map<string, Document>();
  const waiting = ['/'];
  const dead: string[] = [];
  const anchors: { from: string; path: string; hash: string }[] = [];
  for (const path of waiting) {
    const document = await read(request, path);
    if (typeof document === 'string') {
      dead.push(document);
      continue;
    }
    documents.set(path, document);
    for (const link of document.links) {
      const { origin, pathname, hash } = new URL(link, `${baseURL}${path}`);
      if (!baseURL?.startsWith(origin)) continue;
      if (!waiting.includes(pathname)) waiting.push(pathname);
      if (hash) anchors.push({ from: path, path: pathname, hash });
    }
  }
  for (const { from, path, hash } of anchors) {
    const found = documents.get(path)?.ids.has(decodeURIComponent(hash.slice(1)));
    if (!found) dead.push(`${from} links to ${path}${hash}, which does not exist`);
  }
  expect(dead).toEqual([]);
  expect(documents.size).toBeGreaterThan(25);
});
