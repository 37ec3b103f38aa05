import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { blogCategories } from '@cornerbell/content';
import type { Library } from '@cornerbell/content/library';

/** The length of a generated body in characters, about that of the site's posts. */
const bodyLength = 5000;
const filesAtOnce = 64;
const wordsPerMinute = 200;
const firstDay = Date.UTC(1990, 0, 1);
const millisecondsPerDay = 86_400_000;

/** A seeded generator of whole numbers from 0 to below a limit, so that every run has the same posts. */
function numbersFrom(seed: number): (limit: number) => number {
  // Consecutive seeds must not give similar posts.
  let state = ((seed * 7_919_237) % 2_147_483_646) + 1;
  return (limit) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % limit;
  };
}

/** A generator of sentences from the word pairs of the library (a Markov chain). */
function readVocabulary(library: Library): (below: (limit: number) => number) => string {
  const followers = new Map<string, string[]>();
  const openings: string[] = [];
  for (const { content } of [...library.posts, ...library.guides]) {
    for (const line of content.split('\n')) {
      if (!/^[A-Z][^[*]+$/.test(line)) continue;
      let before = '';
      for (const word of line.split(' ')) {
        if (before === '' || /[.?!]$/.test(before)) openings.push(word);
        else followers.set(before, [...(followers.get(before) ?? []), word]);
        before = word;
      }
    }
  }
  return (below) => {
    let word = openings[below(openings.length)] ?? '';
    const sentence = [word];
    while (!/[.?!]$/.test(word) && sentence.length < 24) {
      const choices = followers.get(word) ?? ['now.'];
      word = choices[below(choices.length)] ?? 'now.';
      sentence.push(word);
    }
    return sentence.join(' ').replace(/[^.?!]$/, '$&.');
  };
}

const kebab = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** Cuts a text after the last word that fits a length. */
const cut = (text: string, length: number) =>
  text.length <= length ? text : text.slice(0, length).replace(/\W*\s\S*$/, '');

function postFile(index: number, count: number, sentence: ReturnType<typeof readVocabulary>) {
  const below = numbersFrom(index);
  const sentences = (number: number) =>
    Array.from({ length: number }, () => sentence(below)).join(' ');
  const title = cut(sentence(below), 48).replace(/[.?!]$/, '');
  const section = () =>
    [
      `## Round ${below(12) + 1}: ${cut(sentence(below), 40)}`,
      sentences(4),
      sentences(3),
      Array.from({ length: 3 }, () => `- ${sentence(below)}`).join('\n'),
      `**${sentence(below)}**`,
      `${sentences(3)} See [the prices](/pricing).`,
    ].join('\n\n');
  let body = sentences(3);
  while (body.length < bodyLength) body += `\n\n${section()}`;
  const { id: category } = blogCategories[below(blogCategories.length)] ?? blogCategories[0];
  const other = () => JSON.stringify(String(((index + below(count - 1) + 1) % count) + 1));
  const day = new Date(firstDay + Math.floor((index * 12_000) / count) * millisecondsPerDay);
  const text = `---
id: "${index + 1}"
title: ${JSON.stringify(title)}
excerpt: ${JSON.stringify(cut(sentences(6), 150))}
author: founders
category: ${category}
tags: [${kebab(sentence(below).slice(0, 12))}, front desk]
publishedDate: ${day.toISOString().slice(0, 10)}
readTime: ${Math.ceil(body.split(/\s+/).length / wordsPerMinute)}
featured: ${below(50) === 0}
relatedPosts: [${below(2) === 0 ? other() : ''}]
---

${body}
`;
  return { name: `${kebab(title)}-${index + 1}`, text };
}

const frontMatter = (fields: object) =>
  Object.entries(fields)
    .map(([name, value]) => `${name}: ${JSON.stringify(value)}\n`)
    .join('');

/**
 * Writes a content folder with the site's guides, legal texts and authors, and `count` generated posts of about 5 kB. Replaces what
 * is there.
 *
 * @param folder - The path of the content folder.
 * @param count - How many posts, from 2 up.
 * @param library - The library that the words of the posts come from.
 * @returns The path of one of the posts.
 */
export async function writeContent(
  folder: string,
  count: number,
  library: Library,
): Promise<string> {
  await rm(folder, { recursive: true, force: true });
  for (const part of ['posts', 'guides', 'legal']) {
    await mkdir(join(folder, part), { recursive: true });
  }
  await writeFile(join(folder, 'authors.yaml'), JSON.stringify(library.authors));
  for (const [part, items] of [
    ['guides', library.guides],
    ['legal', library.legal],
  ] as const) {
    for (const { slug, content, ...fields } of items) {
      const text = `---\n${frontMatter(fields)}---\n\n${content}\n`;
      await writeFile(join(folder, part, `${slug}.md`), text);
    }
  }
  const sentence = readVocabulary(library);
  const write = (index: number) => {
    const { name, text } = postFile(index, count, sentence);
    const path = join(folder, 'posts', `${name}.md`);
    return writeFile(path, text).then(() => path);
  };
  let path = '';
  for (let start = 0; start < count; start += filesAtOnce) {
    const length = Math.min(filesAtOnce, count - start);
    [path = ''] = await Promise.all(Array.from({ length }, (_, offset) => write(start + offset)));
  }
  return path;
}
