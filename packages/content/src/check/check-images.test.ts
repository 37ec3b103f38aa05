import { expect, it } from 'vitest';
import { useContentFolder } from '../testing/content-folder.ts';
import { checkContent } from './check-content.ts';

const content = useContentFolder();

it('accepts small pictures of the known types, and names what is wrong with others', () => {
  content.write('images/ring-at-night.jpg', 'x');
  content.write('images/Ring 2.jpg', 'x');
  content.write('images/plan.pdf', 'x');
  content.write('images/poster.png', 'x'.repeat(500_001));
  const findings = checkContent(content.folder, '2026-11-28').findings;
  const found = findings.filter(({ file }) => file.startsWith('images/'));
  expect(found.map(({ file, rule }) => [file, rule])).toEqual([
    ['images/Ring 2.jpg', 'image-name'],
    ['images/plan.pdf', 'image-name'],
    ['images/poster.png', 'image-size'],
  ]);
});
