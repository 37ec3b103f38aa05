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
