import { expect, it } from 'vitest';
import { useContentFolder } from '../testing/content-folder.ts';

const content = useContentFolder();

/** A picture of one pixel. */
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

it('accepts small pictures with names as phones write them, and names what is wrong with others', () => {
  for (const name of ['IMG_2024.JPG', 'ring-at-night.png', '.DS_Store', 'Thumbs.db'])
    content.write(`images/${name}`, pixel);
  content.write('images/Ring 2.jpg', pixel);
  content.write('images/broken.jpg', 'x');
  content.write('images/plan.pdf', 'x');
  content.write('images/poster.png', 'x'.repeat(500_001));
  const found = content.findings().filter(({ file }) => file.startsWith('images/'));
  expect(found.map(({ file, rule }) => [file, rule])).toEqual([
    ['images/Ring 2.jpg', 'image-name'],
    ['images/broken.jpg', 'image-form'],
    ['images/plan.pdf', 'image-name'],
    ['images/poster.png', 'image-size'],
  ]);
});

it('finds missing pictures in every file, by line', () => {
  const authors = content.read('authors.yaml').replace(/avatar: .*/, 'avatar: /images/nobody.svg');
  content.write('authors.yaml', authors);
  const body =
    '![A bag](/images/bag.jpg)\n\n![A bag](/images/../authors.yaml)\n\n![](/images/pixel.png)';
  content.writePost('pictures', 'publishedDate: 2026-01-01', body);
  content.write('images/pixel.png', pixel);
  const found = content
    .findings()
    .filter(({ rule }) => rule.endsWith('-image') || rule === 'missing-alt');
  expect(found.map(({ file, rule }) => [file, rule])).toEqual([
    ['authors.yaml', 'missing-image'],
    ['posts/pictures.md', 'missing-image'],
    ['posts/pictures.md', 'missing-image'],
    ['posts/pictures.md', 'missing-alt'],
  ]);
});
