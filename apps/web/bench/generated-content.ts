import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Library } from '@cornerbell/content/library';

const firstDay = Date.UTC(1990, 0, 1);
const days = 12_000;
const millisecondsPerDay = 86_400_000;

/** An item's file: its fields as front matter, and its text. */
function fileOf({ slug, content, ...fields }: { readonly slug: string; readonly content: string }) {
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
  return { name: `${slug}.md`, text: `---\n${lines.join('\n')}\n---\n\n${content}\n` };
}

/** The paragraphs of a text, beginning with another one. */
function rotate(content: string, by: number): string {
  const paragraphs = content.trim().split('\n\n');
  const start = by % paragraphs.length;
  return [...paragraphs.slice(start), ...paragraphs.slice(0, start)].join('\n\n');
}

/**
 * Writes a content folder with the site's guides, legal texts and authors, and `count` variants of its posts. Replaces what is there.
 *
 * @param folder - The path of the content folder.
 * @param library - The library with the posts.
 * @returns The slug of one of the posts.
 */
export async function writeContent(
  folder: string,
  count: number,
  library: Library,
): Promise<string> {
  const posts = Array.from({ length: count }, (_, index) => {
    const { posts: originals } = library;
    const { author, ...post } = originals[index % originals.length]!;
    const day = new Date(firstDay + Math.floor((index * days) / count) * millisecondsPerDay);
    return {
      ...post,
      id: String(index + 1),
      slug: `${post.slug}-${index + 1}`,
      title: `${index + 1}: ${post.title}`,
      author: author.id,
      publishedDate: day.toISOString().slice(0, 10),
      featured: index % 50 === 0,
      relatedPosts: [],
      content: rotate(post.content, index),
    };
  });
  await rm(folder, { recursive: true, force: true });
  const { guides, legal } = library;
  for (const [part, items] of Object.entries({ posts, guides, legal })) {
    await mkdir(join(folder, part), { recursive: true });
    for (const { name, text } of items.map(fileOf)) await writeFile(join(folder, part, name), text);
  }
  await writeFile(join(folder, 'authors.yaml'), JSON.stringify(library.authors));
  return posts.at(-1)?.slug ?? '';
}
