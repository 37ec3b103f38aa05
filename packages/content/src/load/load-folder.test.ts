import * as v from 'valibot';
import { expect, it } from 'vitest';
import { useContentFolder } from '../testing/content-folder.ts';
import { formatFinding } from './finding.ts';
import { loadFolder } from './load-folder.ts';
import { loadLibrary } from './load-library.ts';

const content = useContentFolder({ isEmpty: true });

const recipe = v.object({ title: v.string(), minutes: v.number() });

it('reads the files of a folder by a schema of its own', () => {
  content.write('soups/leek.md', '---\ntitle: Leek soup\nminutes: 40\n---\n\nBoil it.\n');

  expect(loadFolder(`${content.folder}/soups`, recipe)).toEqual({
    ok: true,
    items: [
      {
        file: 'leek.md',
        slug: 'leek',
        fields: { title: 'Leek soup', minutes: 40 },
        content: 'Boil it.',
      },
    ],
  });
});

it('names file, line and column of what is wrong', () => {
  content.write('soups/leek.md', '---\ntitle: Leek soup\nminutes: long\n---\n\nBoil it.\n');

  const result = loadFolder(`${content.folder}/soups`, recipe);

  expect(result.ok ? [] : result.findings.map(formatFinding)).toEqual([
    expect.stringMatching(/^leek\.md:3:10 error /),
  ]);
});

it.each([
  ['missing', 'The content folder is missing'],
  ['soups/leek.md', 'The path leads to a file instead of a folder'],
])('says in a sentence that %s is no folder', (path, sentence) => {
  content.write('soups/leek.md', '---\ntitle: Leek soup\nminutes: 40\n---\n\nBoil it.\n');
  const folder = `${content.folder}/${path}`;

  for (const result of [loadFolder(folder, recipe), loadLibrary(folder)])
    expect(result.ok ? '' : result.findings.map(formatFinding).join()).toContain(sentence);
});
