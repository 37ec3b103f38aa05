import * as fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { compileLibrary } from './compile-library.ts';
import { formatFinding } from './finding.ts';
import type { LibrarySource, SourceFile } from './source-file.ts';

const options = {
  categories: ['building-updates', 'educational', 'news'],
  guideTypes: ['checklist', 'ebook'],
  facts: { 'site.name': 'Cornerbell' },
} as const;

const post = `---
id: "1"
title: Ten days quiet
excerpt: Call members back.
author: founders
category: educational
tags: [retention, front desk]
publishedDate: 2025-07-14
readTime: 1
featured: true
relatedPosts: ["2"]
---

## Round 1

Call them. {{fact:site.name}} can wait.
`;
const otherPost = post
  .replace('id: "1"', 'id: "2"')
  .replace('"2"]', '"1"]')
  .replace('2025-07-14', '2025-07-28');
const guide = `---
id: "1"
title: The opening checklist
description: Open the gym without surprises.
excerpt: Ten points.
type: checklist
publishedDate: 2025-01-20
downloadCount: 156
featured: false
relatedGuides: []
---
- [ ] Lights on.
`;
const legal = `---
title: Terms
description: What we agree on.
date: 2025-07-31
---
Be kind.
`;
const authors = `- id: founders
  name: The founders
  title: Builders
  avatar: /images/founders.svg
  bio: We build.
`;

const source = {
  posts: [
    { path: 'posts/a.md', text: post },
    { path: 'posts/b.md', text: otherPost },
  ],
  guides: [{ path: 'guides/g.md', text: guide }],
  legal: [{ path: 'legal/terms.md', text: legal }],
  authors: { path: 'authors.yaml', text: authors },
} satisfies LibrarySource;

function withPost(text: string, path = 'posts/a.md'): LibrarySource {
  return { ...source, posts: [{ path, text }, ...source.posts.slice(1)] };
}

function findingsOf(wrong: LibrarySource): string[] {
  const result = compileLibrary(wrong, options);
  return result.ok ? [] : result.findings.map(formatFinding);
}

const withoutOptional = (text: string) =>
  text.replace(/^(?:id|readTime|featured|relatedPosts|relatedGuides):.*\n/gm, '');

describe('a right folder', () => {
  it('becomes a library with facts and authors filled in, the newest first', () => {
    const result = compileLibrary(source, options);
    expect(result).toMatchObject({
      ok: true,
      library: {
        posts: [
          { id: '2', slug: 'b' },
          {
            id: '1',
            slug: 'a',
            author: { id: 'founders', name: 'The founders' },
            tags: ['retention', 'front desk'],
            publishedDate: '2025-07-14',
            dates: { card: 'Jul 14, 2025', small: 'Jul 14', page: 'July 14, 2025' },
            content: '## Round 1\n\nCall them. Cornerbell can wait.',
          },
        ],
        guides: [{ id: '1', slug: 'g', downloadCount: 156, content: '- [ ] Lights on.' }],
        legal: [
          {
            slug: 'terms',
            date: { iso: '2025-07-31', text: 'July 31, 2025' },
            content: 'Be kind.',
          },
        ],
        authors: [{ id: 'founders' }],
      },
    });
  });

  it('reads the same with Windows line ends and a byte order mark', () => {
    const result = compileLibrary({ ...source, posts: source.posts.map(asOnWindows) }, options);
    expect(result).toEqual(compileLibrary(source, options));
  });

  it('has defaults for id, reading time, featured and related items', () => {
    const result = compileLibrary(
      {
        ...source,
        posts: [
          {
            path: 'posts/ten-days-quiet.md',
            text: `${withoutOptional(post)}\n${'word '.repeat(500)}\n`,
          },
          { path: 'posts/b.md', text: otherPost.replace('"1"', 'ten-days-quiet') },
        ],
        guides: [{ path: 'guides/opening.md', text: withoutOptional(guide) }],
      },
      options,
    );

    expect(result).toMatchObject({
      ok: true,
      library: {
        posts: [
          { id: '2', relatedPosts: ['ten-days-quiet'] },
          { id: 'ten-days-quiet', readTime: 3, featured: false, relatedPosts: [] },
        ],
        guides: [{ id: 'opening', featured: false, relatedGuides: [] }],
      },
    });
  });

  it('reports a repeated id in the newer file, whatever the file names', () => {
    const posts = [
      { path: 'posts/a.md', text: otherPost.replace('id: "2"', 'id: "1"') },
      { path: 'posts/b.md', text: post.replace('["2"]', '[]') },
    ];

    expect(findingsOf({ ...source, posts })).toContainEqual(
      'posts/a.md:2:5 error duplicate-id: The id "1" is already that of posts/b.md → write an id that no other post has.',
    );
  });

  it('knows the file of each item, whatever its slug', () => {
    const slug = withPost(post.replace('id: "1"', 'id: "1"\nslug: other'), 'posts/one.md');
    const result = compileLibrary(slug, options);
    if (!result.ok) throw new Error(result.findings.map(formatFinding).join('\n'));
    const { posts, guides, legal: texts } = result.library;
    expect(
      [...posts, ...guides, ...texts].map((item) => [item.slug, result.files.get(item)]),
    ).toEqual([
      ['b', 'posts/b.md'],
      ['other', 'posts/one.md'],
      ['g', 'guides/g.md'],
      ['terms', 'legal/terms.md'],
    ]);
  });

  it('needs no authors without posts', () => {
    expect(compileLibrary({ posts: [], guides: [], legal: [] }, options)).toEqual({
      ok: true,
      library: { posts: [], guides: [], legal: [], authors: [] },
      files: new Map(),
    });
  });
});

// The corpus of ../check/invalid-files.ts has a post for every rule; these are the cases beyond it.
describe('a wrong post', () => {
  it.each<[goal: string, from: string, to: string, findings: string[]]>([
    [
      'has two unknown fields',
      'featured: true',
      'featured: true\nmood: grim\n__proto__: x',
      [
        'posts/a.md:11:1 error unknown-field: "mood" is not a field of a post → write one of id, slug, title, excerpt, author, category, tags, status, publishedDate, updatedDate, readTime, featured, coverImage, coverAlt, relatedPosts.',
        'posts/a.md:12:1 error unknown-field: "__proto__" is not a field of a post → write one of id, slug, title, excerpt, author, category, tags, status, publishedDate, updatedDate, readTime, featured, coverImage, coverAlt, relatedPosts.',
      ],
    ],
    [
      'has a number among its tags',
      '[retention, front desk]',
      '[retention, 24]',
      [
        'posts/a.md:7:19 error wrong-type: Item 2 of tags is the number 24 → write a list of at least one tag, in lower case, for example `tags: [retention, front desk]`.',
      ],
    ],
    [
      'has no tag',
      '[retention, front desk]',
      '[]',
      [
        'posts/a.md:7:7 error wrong-value: tags is an empty list → write a list of at least one tag, in lower case, for example `tags: [retention, front desk]`.',
      ],
    ],
    [
      'takes half a minute',
      'readTime: 1',
      'readTime: 0.5',
      [
        'posts/a.md:9:11 error wrong-value: readTime is the number 0.5 → write a whole number of at least 1, the minutes to read it: words / 200, rounded up, for example `readTime: 5`.',
      ],
    ],
    [
      'has the id of another',
      'id: "1"',
      'id: "2"',
      [
        'posts/a.md:11:16 error self-related: Item 1 of relatedPosts is "2", the post itself → write the id of another post.',
        'posts/b.md:2:5 error duplicate-id: The id "2" is already that of posts/a.md → write an id that no other post has.',
        'posts/b.md:11:16 error unknown-related: Item 1 of relatedPosts is "1", which no post has → write the id of another post.',
      ],
    ],
    [
      'has the slug of another',
      'id: "1"',
      'id: "1"\nslug: b',
      [
        'posts/b.md:1:1 error duplicate-slug: The slug "b" is already that of posts/a.md → write a slug that no other post has.',
      ],
    ],
    [
      'has an invalid slug',
      'id: "1"',
      'id: "1"\nslug: Ten Days',
      [
        'posts/a.md:3:7 error wrong-value: slug is "Ten Days" → write the last part of the address, in lower case with hyphens, for example `slug: ten-days-quiet`.',
      ],
    ],
    [
      'leaves a quote open',
      'title: Ten days quiet\nexcerpt: Call members back.',
      'title: "Ten days quiet\nexcerpt: Call members back.',
      [
        'posts/a.md:3:23 error yaml: This is not valid YAML: Missing closing quote → write `name: value` lines, with quotes around a value that begins with "{" or holds ": " or " #", for example `title: "Pads: a plan"`. Received "title: \\"Ten days quiet".',
      ],
    ],
    [
      'repeats a field',
      'featured: true',
      'featured: true\nfeatured: false',
      [
        'posts/a.md:11:1 error yaml: This is not valid YAML: Map keys must be unique → write `name: value` lines, with quotes around a value that begins with "{" or holds ": " or " #", for example `title: "Pads: a plan"`. Received "featured: false".',
      ],
    ],
  ])('%s', (_goal, from, to, findings) => {
    expect(post).toContain(from);
    expect(findingsOf(withPost(post.replace(from, to)))).toEqual(findings);
  });
});

describe('a wrong file', () => {
  it('is empty', () => {
    expect(findingsOf({ ...source, legal: [{ path: 'legal/terms.md', text: '' }] })).toEqual([
      'legal/terms.md:1:1 error missing-front-matter: The front matter is missing → write a first line `---`, `name: value` lines and a line `---`. Received "" as first line.',
    ]);
  });

  it('has front matter without a field', () => {
    expect(
      findingsOf({ ...source, legal: [{ path: 'legal/terms.md', text: '---\n---\nText.' }] }),
    ).toEqual([
      'legal/terms.md:1:1 error missing-field: title is missing → write the title, for example `title: Privacy Policy`.',
      'legal/terms.md:1:1 error missing-field: description is missing → write one full sentence for search results, for example `description: What we keep and why.`.',
      'legal/terms.md:1:1 error missing-field: date is missing → write a calendar date, the day from which the text is valid, for example `date: 2025-07-31`.',
    ]);
  });

  it('has a list as front matter', () => {
    expect(
      findingsOf({ ...source, legal: [{ path: 'legal/terms.md', text: '---\n- a\n---\nText.' }] }),
    ).toEqual([
      'legal/terms.md:2:1 error wrong-type: A legal text is a list → write `name: value` lines for title, description, date.',
    ]);
  });

  it.each(['posts/ten days.md', 'posts/a.mdx'])('has the name %s', (path) => {
    expect(findingsOf(withPost(post, path))).toEqual([
      `${path}:1:1 error file-name: The file name is "${path.slice(6)}" → name it in lower-case words joined by hyphens with the ending .md, for example \`ten-days-quiet.md\`.`,
    ]);
  });

  it('is a missing authors.yaml', () => {
    const { authors: _authors, ...rest } = source;
    expect(findingsOf(rest)).toEqual([
      'authors.yaml:1:1 error missing-file: The file is missing → write it: a list of authors, each with id, name, title, avatar and bio, because there are posts.',
    ]);
  });

  it.each([
    [
      'lacks a name and has an unknown field',
      authors.replace('  name: The founders\n', '  age: 5\n'),
      [
        'authors.yaml:1:3 error missing-field: name is missing → write the name shown under a title, for example `name: The founders`.',
        'authors.yaml:2:3 error unknown-field: "age" is not a field of an author → write one of id, name, title, avatar, bio.',
      ],
    ],
    [
      'has an author twice',
      `${authors}${authors}`,
      [
        'authors.yaml:6:7 error duplicate-id: The id "founders" is already that of an author above → write an id that no other author has.',
      ],
    ],
    [
      'is not a list',
      'id: founders\n',
      [
        'authors.yaml:1:1 error wrong-type: The file holds a group of fields → write a list of authors, each beginning with `- id: founders`.',
      ],
    ],
    [
      'is not YAML',
      '- id: "founders\n',
      [
        'authors.yaml:2:1 error yaml: This is not valid YAML: Missing closing quote → write `name: value` lines, with quotes around a value that begins with "{" or holds ": " or " #", for example `title: "Pads: a plan"`. Received "".',
      ],
    ],
  ])('is authors.yaml, which %s', (_goal, text, findings) => {
    expect(findingsOf({ ...source, authors: { path: 'authors.yaml', text } })).toEqual(findings);
  });
});

describe('many wrong files', () => {
  it('are reported at once, by file, line and column', () => {
    const wrong = {
      ...source,
      posts: [
        { path: 'posts/b.md', text: otherPost.replace('educational', 'x').replace('"2"', '2') },
        { path: 'posts/a.md', text: post.replace('2025-07-14', '2025-13-01') },
      ],
      guides: [{ path: 'guides/g.md', text: '' }],
    };
    expect(findingsOf(wrong).map((line) => line.replace(/ error ([a-z-]+):.*/, ' $1'))).toEqual([
      'guides/g.md:1:1 missing-front-matter',
      'posts/a.md:8:16 impossible-date',
      'posts/b.md:2:5 wrong-type',
      'posts/b.md:6:11 unknown-category',
    ]);
  });

  it('never make the loader throw', () => {
    const line = fc.oneof(
      fc.constantFrom(
        ...post.split('\n'),
        '---',
        '  - x',
        '? [',
        '&a *a',
        '{{fact:x}}',
        'a: !!int x',
      ),
      fc.string(),
    );
    fc.assert(
      fc.property(fc.array(line, { maxLength: 20 }), (lines) => {
        for (const finding of compileFindings(`---\n${lines.join('\n')}`)) {
          expect(finding.line).toBeGreaterThan(0);
          expect(finding.column).toBeGreaterThan(0);
        }
      }),
    );
  });

  it('may contain an alias bomb', () => {
    const bomb = Array.from({ length: 30 }, (_, level) =>
      level === 0 ? 'a0: &a0 [x, x]' : `a${level}: &a${level} [*a${level - 1}, *a${level - 1}]`,
    );
    const [finding] = compileFindings(`---\n${bomb.join('\n')}\n---\nText.`);
    expect(finding).toMatchObject({ file: 'posts/a.md', line: 2, column: 1, rule: 'yaml' });
  });
});

describe('a folder with custom fields and kinds', () => {
  const minutes = v.pipe(
    v.number(),
    v.minValue(1),
    v.description('the minutes it takes'),
    v.examples([40]),
  );
  const own = {
    ...options,
    extraFields: { posts: { cookingTime: minutes } },
    kinds: { recipes: v.object({ title: v.string(), serves: minutes }) },
  };
  const posts = source.posts.map(({ path, text }) => ({
    path,
    text: text.replace('readTime', 'cookingTime: 40\nreadTime'),
  }));
  const recipe = { path: 'recipes/stew.md', text: '---\ntitle: Stew\nserves: 4\n---\nStir.\n' };

  it('has them in its library, typed', () => {
    const result = compileLibrary({ ...source, posts, kinds: { recipes: [recipe] } }, own);

    if (!result.ok) throw new Error(result.findings.map(formatFinding).join('\n'));
    const [stew] = result.library.kinds.recipes;
    const times: number[] = result.library.posts.map(({ cookingTime }) => cookingTime);
    expect(times).toEqual([40, 40]);
    expect(stew).toEqual({ title: 'Stew', serves: 4, slug: 'stew', content: 'Stir.' });
    expect(stew && result.files.get(stew)).toBe('recipes/stew.md');
  });

  it('gets the same findings', () => {
    const wrong = { path: 'recipes/a.md', text: '---\ntitle: Stew\nservs: 4\n---\nStir.\n' };
    const result = compileLibrary(
      {
        ...source,
        posts: [{ path: 'posts/a.md', text: post.replace('["2"]', '[]') }],
        kinds: { recipes: [wrong, recipe] },
      },
      own,
    );

    expect(result.ok ? [] : result.findings.map(formatFinding)).toEqual([
      'posts/a.md:1:1 error missing-field: cookingTime is missing → write the minutes it takes, for example `cookingTime: 40`.',
      'recipes/a.md:1:1 error missing-field: serves is missing → write the minutes it takes, for example `serves: 40`.',
      'recipes/a.md:3:1 error unknown-field: "servs" is not a field of a file of recipes/ → write one of title, serves. Did you mean "serves"?',
    ]);
  });
});

describe('ten thousand posts', () => {
  it('become a library', { timeout: 60_000 }, () => {
    const result = compileLibrary(
      {
        ...source,
        posts: manyPosts().concat(
          ['1', '2', '3'].map((id) => ({
            path: `posts/q-${id}.md`,
            text: post.replace('id: "1"', `id: "${id}"`).replace('["2"]', '["11"]'),
          })),
        ),
      },
      options,
    );
    expect(result.ok && result.library.posts.length).toBe(10_003);
  });
});

function compileFindings(text: string) {
  const result = compileLibrary(withPost(text), options);
  return result.ok ? [] : result.findings;
}

function asOnWindows(file: SourceFile): SourceFile {
  return { ...file, text: `\uFEFF${file.text.replaceAll('\n', '\r\n')}` };
}

function manyPosts(): SourceFile[] {
  return Array.from({ length: 10_000 }, (_, index) => ({
    path: `posts/p-${index}.md`,
    text: post.replace('id: "1"', `id: "${index + 10}"`).replace('["2"]', '["1", "2", "3"]'),
  }));
}
