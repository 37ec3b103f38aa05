import { expect, it } from 'vitest';
import { editorAddress, findingsStrip } from './findings-strip.ts';

it.each([
  ['posts/ten-days-quiet.md', 'posts/entries/ten-days-quiet'],
  ['site/home.yaml', 'site/entries/home'],
  ['site/pages/press.yaml', 'pages/entries/press'],
  ['site/samples/staff.yaml', 'samples/entries/staff'],
  ['authors.yaml', 'authors/entries/authors'],
])('%s is edited at %s', (file, entry) => {
  expect(editorAddress(file)).toBe(`/admin/#/collections/${entry}`);
});

it('says where each finding is and what to write, and links to what the editor shows', () => {
  const at = { line: 4, column: 1, rule: 'unknown-link', message: 'It is <wrong → mend it.' };
  const strip = findingsStrip([
    { ...at, file: 'posts/pads.md' },
    { ...at, file: 'authors/ana.yaml' },
    { ...at, file: 'posts/facts-first.md' },
    { ...at, file: 'site/redirects.yaml' },
  ]);
  expect(strip).toContain('4 to fix');
  expect(strip).toMatch(
    /href="\/admin\/#\/collections\/posts\/entries\/pads"[^>]*>posts\/pads\.md:4</,
  );
  expect(strip).toContain('<li>authors/ana.yaml:4 It is &lt;wrong → mend it.</li>');
  expect(strip).toContain('entries/facts-first"');
  expect(strip).toContain('>site/redirects.yaml:4<');
  expect(findingsStrip([])).toBe('');
});
