import { expect, it } from 'vitest';
import { renderMarkdown, withAbsoluteLinks } from './markdown-version.ts';

it('writes a page as Markdown with absolute links', () => {
  const markdown = renderMarkdown(
    {
      title: 'Ten days quiet',
      lead: 'Call them.',
      facts: ['The founders', 'July 14, 2025'],
      content:
        '![A list: who, when.](call-list)\n\n![A bag](/images/bag.jpg)\n\nSee [prices](/pricing), [below](#end) and [them](https://other.test/a).\n',
    },
    'https://gym.test',
    '/resources/blog/ten-days-quiet',
  );
  expect(markdown).toBe(`# Ten days quiet

Call them.

The founders · July 14, 2025 · https://gym.test/resources/blog/ten-days-quiet

*A list: who, when.*

![A bag](https://gym.test/images/bag.jpg)

See [prices](https://gym.test/pricing), [below](https://gym.test/resources/blog/ten-days-quiet#end) and [them](https://other.test/a).
`);
});

it('makes internal links of HTML absolute and leaves external ones alone', () => {
  const html =
    '<a href="/faq">a</a><a href="#b">b</a><a href="https://other.test/">c</a><img src="/d.png">';
  expect(withAbsoluteLinks(html, 'https://gym.test', '/x')).toBe(
    '<a href="https://gym.test/faq">a</a><a href="https://gym.test/x#b">b</a><a href="https://other.test/">c</a><img src="https://gym.test/d.png">',
  );
});
