import { expect, it } from 'vitest';
import { editorAddress, findingsStrip } from './findings-strip.ts';

it.each([
  ['posts/ten-days-quiet.md', 'posts/entries/ten-days-quiet'],
  ['site/home.yaml', 'site/entries/home'],
  ['site/pages/press.yaml', 'pages/entries/press'],
  ['site/samples/staff.yaml', 'samples/entries/staff'],
  ['authors.yaml', 'authors/entries/authors'],
])('%s is edited at %s', (file, entry) => {
  expect(editorAddress(file, [])).toBe(`/admin/#/collections/${entry}`);
  const field = editorAddress(file, ['hero', 'actions', 0, 'label']);
  expect(field).toBe(`/admin/#/collections/${entry}?field=hero.actions.0.label`);
});

it('says where each finding is and what to write, and links to what the editor shows', () => {
  const at = { line: 4, path: ['tags', 1], message: 'It is <wrong → fix it.' };
  const strip = findingsStrip([
    { ...at, file: 'posts/pads.md' },
    { ...at, file: 'authors/ana.yaml' },
    { ...at, file: 'posts/facts-first.md' },
    { ...at, file: 'site/redirects.yaml' },
  ]);
  expect(strip).toContain('4 to fix');
  expect(strip).toMatch(
    /href="\/admin\/#\/collections\/posts\/entries\/pads\?field=tags\.1"[^>]*>posts\/pads\.md:4 Tags 2</,
  );
  expect(strip).toContain('<li>authors/ana.yaml:4 Tags 2 It is &lt;wrong → fix it.</li>');
  expect(strip).toContain('entries/facts-first?field=tags.1"');
  expect(strip).toContain('>site/redirects.yaml:4 Tags 2<');
  expect(findingsStrip([])).toBe('');
  expect(findingsStrip([], 'Draft')).toContain('>Draft<');
});
