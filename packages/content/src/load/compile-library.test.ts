import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compileLibrary, type References } from './compile-library.ts';
import { formatFinding } from './finding.ts';
import type { LibrarySource, SourceFile } from './source-file.ts';

const options: References = {
  questionGroups: [],
  otherQuestions: new Map(),
  facts: { 'site.name': 'Cornerbell' },
};

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
  if (result.ok) return [];
  return result.findings.map(({ file, line, column, rule }) => `${file}:${line}:${column} ${rule}`);
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

    expect(findingsOf({ ...source, posts })).toContainEqual('posts/a.md:2:5 duplicate-id');
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
      'has an unknown field',
      'featured: true',
      'featured: true\n__proto__: x',
      ['posts/a.md:11:1 unknown-field'],
    ],
    [
      'has a number among its tags',
      '[retention, front desk]',
      '[retention, 24]',
      ['posts/a.md:7:19 wrong-type'],
    ],
    ['has no tag', '[retention, front desk]', '[]', ['posts/a.md:7:7 wrong-value']],
    ['takes half a minute', 'readTime: 1', 'readTime: 0.5', ['posts/a.md:9:11 wrong-value']],
    [
      'has the id of another',
      'id: "1"',
      'id: "2"',
      [
        'posts/a.md:11:16 self-related',
        'posts/b.md:2:5 duplicate-id',
        'posts/b.md:11:16 unknown-related',
      ],
    ],
    ['has the slug of another', 'id: "1"', 'id: "1"\nslug: b', ['posts/b.md:1:1 duplicate-slug']],
    ['has an invalid slug', 'id: "1"', 'id: "1"\nslug: Ten Days', ['posts/a.md:3:7 wrong-value']],
    [
      'leaves a quote open',
      'title: Ten days quiet\nexcerpt: Call members back.',
      'title: "Ten days quiet\nexcerpt: Call members back.',
      ['posts/a.md:3:23 yaml'],
    ],
    [
      'repeats a field',
      'featured: true',
      'featured: true\nfeatured: false',
      ['posts/a.md:11:1 yaml'],
    ],
  ])('%s', (_goal, from, to, findings) => {
    expect(post).toContain(from);
    expect(findingsOf(withPost(post.replace(from, to)))).toEqual(findings);
  });
});

describe('a wrong file', () => {
  it('is empty', () => {
    expect(findingsOf({ ...source, legal: [{ path: 'legal/terms.md', text: '' }] })).toEqual([
      'legal/terms.md:1:1 missing-front-matter',
    ]);
  });

  it('has front matter without a field', () => {
    expect(
      findingsOf({ ...source, legal: [{ path: 'legal/terms.md', text: '---\n---\nText.' }] }),
    ).toEqual([
      'legal/terms.md:1:1 missing-field',
      'legal/terms.md:1:1 missing-field',
      'legal/terms.md:1:1 missing-field',
    ]);
  });

  it('has a list as front matter', () => {
    expect(
      findingsOf({ ...source, legal: [{ path: 'legal/terms.md', text: '---\n- a\n---\nText.' }] }),
    ).toEqual(['legal/terms.md:2:1 wrong-type']);
  });

  it.each(['posts/ten days.md', 'posts/a.mdx'])('has the name %s', (path) => {
    expect(findingsOf(withPost(post, path))).toEqual([`${path}:1:1 file-name`]);
  });

  it('is a missing authors.yaml', () => {
    const { authors: _authors, ...rest } = source;
    expect(findingsOf(rest)).toEqual(['authors.yaml:1:1 missing-file']);
  });

  it.each([
    [
      'lacks a name and has an unknown field',
      authors.replace('  name: The founders\n', '  age: 5\n'),
      ['authors.yaml:1:3 missing-field', 'authors.yaml:2:3 unknown-field'],
    ],
    ['has an author twice', `${authors}${authors}`, ['authors.yaml:6:7 duplicate-id']],
    ['is not a list', 'id: founders\n', ['authors.yaml:1:1 wrong-type']],
    ['is not YAML', '- id: "founders\n', ['authors.yaml:2:1 yaml']],
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
    expect(findingsOf(wrong)).toEqual([
      'guides/g.md:1:1 missing-front-matter',
      'posts/a.md:8:16 impossible-date',
      'posts/b.md:2:5 wrong-type',
      'posts/b.md:6:11 wrong-value',
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

function compileFindings(text: string) {
  const result = compileLibrary(withPost(text), options);
  return result.ok ? [] : result.findings;
}

function asOnWindows(file: SourceFile): SourceFile {
  return { ...file, text: `\uFEFF${file.text.replaceAll('\n', '\r\n')}` };
}
