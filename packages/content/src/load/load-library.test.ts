import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { postFrontMatter } from '../schema/post.ts';
import { useContentFolder } from '../testing/content-folder.ts';
import { formatFinding } from './finding.ts';
import { loadLibrary } from './load-library.ts';
import { readDraft } from './read-document.ts';

const content = useContentFolder({ isEmpty: true });

const post = (id: string, more: string) => `---
id: "${id}"
title: Soup ${id}
excerpt: A soup.
author: cook
category: news
tags: [soup, front desk]
${more}
status: published
---

## Round 1

Boil {{fact:site.name}}.
`;
const guide = `---
title: The opening checklist
description: Open the gym without surprises.
excerpt: Ten points.
type: checklist
publishedDate: 2025-01-20
updatedDate: 2025-02-01
downloadCount: 156
status: published
---
- [ ] Lights on.
`;
const legal =
  '---\ntitle: Terms\ndescription: What we agree on.\ndate: 2025-07-31\n---\nBe kind.\n';
const cook = '- { id: cook, name: Cook, title: Cook, avatar: /images/cook.svg, bio: Cooks. }\n';
const facts =
  '- name: site\n  source: us\n  checked: 2026-11-28\n  texts: [{ name: name, text: Water }]\n';

function load() {
  const result = loadLibrary(content.folder);
  if (!result.ok) throw new Error(result.findings.map(formatFinding).join('\n'));
  return result;
}

describe('a right folder', () => {
  it('becomes a library with facts, authors and defaults filled in, the newest first', () => {
    content.write('site/facts.yaml', facts);
    content.write('authors.yaml', cook);
    const words = 'word '.repeat(500);
    content.write('posts/soup.md', `${post('1', 'publishedDate: 2025-07-14')}\n${words}`);
    content.write('posts/stew.md', post('2', 'publishedDate: 2025-07-28\nrelatedPosts: [soup]'));
    content.write('guides/opening.md', guide);
    content.write('legal/terms.md', legal);

    const { library } = load();
    expect(library).toMatchObject({
      posts: [
        { id: '2', slug: 'stew', featured: false, relatedPosts: ['1'], readTime: 1 },
        {
          id: '1',
          slug: 'soup',
          author: { id: 'cook', name: 'Cook' },
          tags: ['soup', 'front desk'],
          publishedDate: '2025-07-14',
          dates: { card: 'Jul 14, 2025', small: 'Jul 14', page: 'July 14, 2025' },
          readTime: 3,
          relatedPosts: [],
          content: expect.stringMatching(/^## Round 1\n\nBoil Water\.\n\nword .* word$/s),
        },
      ],
      guides: [
        {
          id: 'opening',
          slug: 'opening',
          downloadCount: 156,
          updated: { iso: '2025-02-01', text: 'February 1, 2025' },
          relatedGuides: [],
          content: '- [ ] Lights on.',
        },
      ],
      legal: [
        { slug: 'terms', date: { iso: '2025-07-31', text: 'July 31, 2025' }, content: 'Be kind.' },
      ],
      authors: [{ id: 'cook' }],
    });
  });

  it('reads the same with Windows line ends and a byte order mark', () => {
    content.write('legal/terms.md', legal);
    const { library } = load();
    content.write('legal/terms.md', `\uFEFF${legal.replaceAll('\n', '\r\n')}`);
    expect(load().library).toEqual(library);
  });

  it('may have authors without posts', () => {
    content.write('authors.yaml', cook);
    expect(load().library.authors).toMatchObject([{ id: 'cook' }]);
  });

  it('may be empty, and needs no authors without posts', () => {
    expect(load()).toEqual({
      ok: true,
      library: { posts: [], guides: [], legal: [], authors: [] },
    });
  });
});

function findings() {
  const result = loadLibrary(content.folder);
  return result.ok
    ? []
    : result.findings.map(({ file, line, column, rule }) => `${file}:${line}:${column} ${rule}`);
}

describe('a wrong folder', () => {
  it('has a repeated id reported in the newer file, whatever the file names', () => {
    content.write('authors.yaml', cook);
    content.write('posts/b.md', post('1', 'publishedDate: 2025-07-14'));
    content.write('posts/a.md', post('1', 'publishedDate: 2025-07-28'));
    expect(findings()).toEqual(['posts/a.md:2:5 duplicate-id']);
  });

  it.each([
    ['misses it', undefined, ['authors.yaml:1:1 missing-file']],
    [
      'lacks a name and has an unknown field',
      cook.replace('name: Cook', 'age: 5'),
      ['authors.yaml:1:3 missing-field', 'authors.yaml:1:15 unknown-field'],
    ],
    ['has no YAML', '- id: "founders\n', ['authors.yaml:1:7 yaml']],
  ])('%s in authors.yaml', (_goal, authors, expected) => {
    content.write('posts/a.md', post('1', 'publishedDate: 2025-07-14'));
    if (authors !== undefined) content.write('authors.yaml', authors);
    expect(findings()).toEqual(expected);
  });
});

it('says what a related post is called since it was renamed', () => {
  const day = 'publishedDate: 2025-07-14';
  content.write('authors.yaml', cook);
  content.write('posts/stew.md', post('1', `${day}\naliases: [/resources/blog/soup]`));
  content.write('posts/salad.md', post('2', `${day}\nrelatedPosts: [soup]`));
  const result = loadLibrary(content.folder);
  expect(result.ok ? [] : result.findings.map(({ message }) => message)).toContain(
    'Item 1 of relatedPosts is "soup", which is renamed → write `stew`.',
  );
});

const findingsIn = (yaml: string) =>
  readDraft({ path: 'posts/a.md', text: `---\n${yaml}` }, postFrontMatter, {}).findings;

it.each([
  ['- question: A\n answer: B', '3:1 The line is indented unlike its neighbours'],
  ['-   from: /a\n  to: /b', '3:1 The line is indented unlike its neighbours'],
  ["title: A\nexcerpt: 'B\ntags: [c]", '3:10 A quote or bracket is not closed'],
  ['tags: [a\ntitle: B', '2:8 A quote or bracket is not closed'],
])('says what is wrong in the YAML %j', (yaml, expected) => {
  const found = findingsIn(`${yaml}\n---\nText.`);
  expect(
    found.map(({ line, column, message }) => `${line}:${column} ${message.split(' →')[0]}`),
  ).toEqual([expected]);
});

it.each([
  [
    'pictures: [/images/a b.png]',
    'pictures[1] is "/images/a b.png" → write the address of a picture; it begins with /images/ and has no spaces',
  ],
  [
    'downloads: [{ file: a b.csv, label: A }]',
    'downloads[1].file is "a b.csv" → write the file, such as a spreadsheet or a PDF; it has letters, digits, hyphens and underscores, such as',
  ],
])('says how to write the name of a file in %j', (yaml, expected) => {
  const messages = findingsIn(`${yaml}\n---\nText.`).map(({ message }) => message);
  expect(messages).toContainEqual(expect.stringContaining(expected));
});

it('never throws for any front matter', () => {
  const part = fc.oneof(
    fc.constantFrom(
      ...post('1', 'publishedDate: 2025-07-14').split('\n'),
      '  - x',
      '? [',
      '&a *a',
      'a: !!int x',
      '__proto__: x',
    ),
    fc.string(),
  );
  fc.assert(
    fc.property(fc.array(part, { maxLength: 20 }), (lines) => {
      for (const finding of findingsIn(lines.join('\n'))) {
        expect(finding.line).toBeGreaterThan(0);
        expect(finding.column).toBeGreaterThan(0);
      }
    }),
  );
});
