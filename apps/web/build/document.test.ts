import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { inkTheme } from '@cornerbell/ui/theme';
import { describe, expect, it } from 'vitest';
import { renderDocument } from './document.ts';

const assets = {
  styles: 'p{color:red}',
  tags: '',
  sheet: '/assets/style.css',
  fonts: ['/assets/inter.woff2'],
  entry: '/assets/entry-client.js',
};

describe('renderDocument', () => {
  it('escapes title and description', () => {
    const html = renderDocument({ title: '<b>"A" & B</b>', description: '"><script>' }, '', assets);
    expect(html).toContain('<title>&lt;b&gt;&quot;A&quot; &amp; B&lt;/b&gt;</title>');
    expect(html).toContain('content="&quot;&gt;&lt;script&gt;"');
  });

  it('is noindex only if the page says so', () => {
    const robots = '<meta name="robots" content="noindex">';
    const head = { title: 'A', description: 'B' };
    expect(renderDocument({ ...head, noindex: true }, '', assets)).toContain(robots);
    expect(renderDocument({ ...head, noindex: false }, '', assets)).not.toContain(robots);
    expect(renderDocument(head, '', assets)).not.toContain(robots);
  });

  it('gives the browser the colour of the header', () => {
    const html = renderDocument({ title: 'A', description: 'B' }, '', assets);
    const [, colour] = /<meta name="theme-color" content="([^"]*)">/.exec(html) ?? [];
    expect(colour).toBe(inkTheme.color.surface);
  });

  it('links to icons that exist', () => {
    const html = renderDocument({ title: 'A', description: 'B' }, '', assets);
    const icons = [
      ...html.matchAll(/<link rel="(?:icon|apple-touch-icon|manifest)" href="([^"]*)"/g),
    ];
    expect(icons.map(([, href]) => href)).toContain('/favicon.ico');
    for (const [, href = ''] of icons) {
      expect(existsSync(join(import.meta.dirname, '../public', href))).toBe(true);
    }
  });

  it('has its styles inline after their policy, and no script or style sheet that blocks rendering', () => {
    const html = renderDocument({ title: 'A', description: 'B' }, '', assets);
    expect(html).toMatch(/Content-Security-Policy[^]*<style>p\{color:red\}<\/style>/);
    expect(html.match(/<script[^>]*>/g)).toEqual([
      '<script type="module" async fetchpriority="low" src="/assets/entry-client.js">',
    ]);
    expect(html.match(/<link rel="stylesheet"[^>]*>/g)).toEqual([
      '<link rel="stylesheet" href="/assets/style.css" disabled>',
    ]);
  });
});
