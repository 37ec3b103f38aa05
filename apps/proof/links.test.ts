import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const documents = globSync(['*.md', '{apps,packages}/*/*.md'], { cwd: root });

/** The anchors of a document's headings, as GitHub makes them. */
const anchorsOf = (file: string) =>
  [...readFileSync(file, 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );

/** The links of a document to files and headings of the repository. */
function linksOf(document: string) {
  const prose = readFileSync(join(root, document), 'utf8').replaceAll(/```.*?```|`[^`]*`/gs, '');
  return [...prose.matchAll(/\]\((?!https?:)([^)#\s]*)(?:#([^)\s]*))?\)/g)]
    .map(([link, path = '', anchor]) => ({
      link,
      file: path === '' ? join(root, document) : join(root, dirname(document), path),
      anchor,
    }))
    .filter(({ file }) => file.startsWith(root));
}

test.each(documents)('every link of %s leads to a file, and to a heading of it', (document) => {
  const dead = linksOf(document).filter(
    ({ file, anchor }) =>
      !existsSync(file) || (anchor !== undefined && !anchorsOf(file).includes(anchor)),
  );

  expect(dead.map(({ link }) => link)).toEqual([]);
});
