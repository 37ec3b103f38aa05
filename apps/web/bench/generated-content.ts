import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { libraryFile, type Library } from '@cornerbell/content/library';

const firstDay = Date.UTC(1990, 0, 1);
const days = 12_000;
const millisecondsPerDay = 86_400_000;
const ownContent = join(dirname(libraryFile), '..');

/**
 * Writes a content folder with the site's texts, and variants of its posts up to `count`. Replaces what is there.
 *
 * @param folder - The path of the content folder.
 * @param library - The library with the posts.
 * @returns The slug of one of the posts.
 */
export function writeContent(folder: string, count: number, { posts }: Library): string {
  rmSync(folder, { recursive: true, force: true });
  for (const part of ['posts', 'guides', 'legal', 'site', 'downloads', 'authors.yaml'])
    cpSync(join(ownContent, part), join(folder, part), { recursive: true });
  let last = '';
  for (let index = posts.length; index < count; index += 1) {
    const { slug } = posts[index % posts.length]!;
    const day = new Date(firstDay + Math.floor((index * days) / count) * millisecondsPerDay);
    const text = readFileSync(join(ownContent, 'posts', `${slug}.md`), 'utf8')
      .replace(/^id: .*\n/m, '')
      .replace(/^(title|excerpt): "?(.*?)"?$/gm, (_, name: string, words: string) =>
        [name, JSON.stringify(`${index}: ${words}`)].join(': '),
      )
      .replace(/^publishedDate: .*$/m, `publishedDate: ${day.toISOString().slice(0, 10)}`)
      .replace(/^featured: .*$/m, `featured: ${index % 50 === 0}`);
    last = `${slug}-${index + 1}`;
    writeFileSync(join(folder, 'posts', `${last}.md`), text);
  }
  return last;
}
