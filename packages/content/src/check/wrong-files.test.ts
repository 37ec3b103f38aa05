import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Finding } from '../load/finding.ts';
import { testFolder } from '../testing/content-folder.ts';
import { postText } from '../testing/post-text.ts';
import { checkContent } from './check-content.ts';

const right = 'Hands come back to the chin.';
const shared =
  'excerpt: Two posts say the same in search results, so nobody can tell which of them to open.';

/** A wrong file: its name, what replaces what in a right one, and the places and rules of its findings. */
type WrongFile = readonly [
  name: string,
  changes: readonly (readonly [from: string | RegExp, to: string])[],
  found: readonly string[],
];

/** Posts that are wrong in their body. */
const bodies: readonly (readonly [name: string, body: string, found: readonly string[]])[] = [
  [
    'dead-anchor',
    '## Set the cap\n\nRead [how](#set-the-caps), or [what we promise](/faq#who-can-aply).',
    ['16:12 unknown-anchor', '16:49 unknown-anchor'],
  ],
  [
    'duration-by-hand',
    'Call back within 48 hours, or a 48-hour review.',
    ['14:18 literal-fact', '14:33 literal-fact'],
  ],
  ['heading-of-the-page', '## Main\n\nWrap both hands.', ['14:1 heading-anchor']],
  ['heading-without-letters', '## ...\n\nWrap both hands.', ['14:1 heading-anchor']],
  [
    'link-to-the-own-domain',
    'Read [the answers](https://www.cornerbell.com/faq).',
    ['14:20 own-domain'],
  ],
  [
    'moved-page',
    'Print the [checklist](/resources/guides/retention-strategies).',
    ['14:23 moved-link'],
  ],
  ['percentage-by-hand', 'Founding gyms get 40% off.', ['14:19 literal-fact']],
  ['price-by-hand', 'A small gym pays $29 a month.', ['14:18 literal-fact']],
  ['product-name', 'Cornerbell keeps one record.', ['14:1 literal-fact']],
  [
    'relative-link',
    'See [the prices](pricing.md) and [the shop](www.example.com).',
    ['14:5 literal-link', '14:34 literal-link'],
  ],
  ['second-h1', '# Hands\n\nBack to the chin.', ['14:1 second-h1']],
  ['skipped-level', '### Hands\n\nBack to the chin.', ['14:1 heading-level']],
  [
    'template-sentence',
    'Describe the evening as it is. One paragraph is one line, and a blank line comes between two of them.',
    ['14:1 template-text'],
  ],
  ['todo-left', 'Wrap both hands. TODO: say how often.', ['14:18 template-text']],
  [
    'a-lost-character',
    'Wrap both\u200b hands, don\ufffdt wait.',
    ['14:10 invisible-character', '14:22 invisible-character'],
  ],
  [
    'a-count-by-hand',
    'For 24 boxing skills, at 40 percent.',
    ['14:5 typed-fact', '14:26 literal-fact'],
  ],
  ['a-link-that-begins-twice', 'See [it](https://https://example.com).', ['14:10 double-scheme']],
  ['a-link-without-words', 'Read [](/faq).', ['14:6 literal-link']],
  ['one-brace', 'Up to {fact:pilot.spots} gyms.', ['14:7 literal-reference']],
  [
    'two-versions',
    'One.\n\n<<<<<<< HEAD\n\nTwo.\n\n=======\n\nThree.\n\n>>>>>>> other',
    ['16:1 conflict'],
  ],
  ['another-encoding', 'Donâ€™t wait.', ['14:4 wrong-encoding']],
  ['two-blanks', 'Wrap both  hands and wait.', ['14:10 double-blank']],
  [
    'two-blanks-below-a-table',
    '| Part   | Price |\n| ------ | ----: |\n| Swivel | $18   |\n\nWrap both  hands.',
    ['18:10 double-blank'],
  ],
  ['unencrypted-link', 'Read [the rules](http://example.com/rules).', ['14:18 insecure-link']],
  ['unknown-fact', 'A founding gym pays {{fact:pilot.spot}} times less.', ['14:21 unknown-fact']],
];

/** Posts that are wrong elsewhere. */
const posts: readonly WrongFile[] = [
  ['Bad_Name', [], ['1:1 file-name']],
  [
    'changed-before-published',
    [['featured', 'updatedDate: 2025-07-13\nfeatured']],
    ['8:14 date-order'],
  ],
  ['colon-in-a-value', [['A post about colon in a value', 'Pads: a plan']], ['3:8 yaml']],
  ['cut-title', [['A post about cut title', 'Wrap before round #1 starts']], ['3:8 cut-text']],
  [
    'control-character-in-title',
    [[/title: .*/, 'title: "A post about a\\tcontrol character"']],
    ['3:8 control-character'],
  ],
  ['date-in-words', [['2025-07-14', 'July 14']], ['10:16 wrong-value']],
  ['empty-excerpt', [[/excerpt: .*/, 'excerpt:']], ['4:9 missing-field']],
  [
    'first-of-two',
    [
      ['title: A post about first of two', 'title: Two posts with one title'],
      [/excerpt: .*/, shared],
      ['2025-07-14', '2025-07-07'],
      ['relatedPosts: []', 'relatedPosts: []\nslug: one-of-two'],
      [
        right,
        'See [a post](/resources/blog/moved-pages).\n\nSo does [this](/resources/blog/moved-pages).',
      ],
    ],
    ['15:14 unknown-link', '17:16 unknown-link'],
  ],
  ['id-without-quotes', [[/id: .*/, 'id: 7']], ['2:5 wrong-type']],
  ['a-distant-year', [['2025-07-14', '2062-07-14']], ['10:16 odd-date']],
  ['a-mark-in-a-field', [['title: A post', 'title: A **post**']], ['3:10 literal-strong']],
  [
    'a-placeholder-in-a-field',
    [['tags: [news]', 'tags: [TODO]']],
    ['7:8 tag', '7:8 template-text'],
  ],
  ['impossible-date', [['2025-07-14', '2025-02-30']], ['10:16 impossible-date']],
  [
    'long-title',
    [
      [
        'A post about long title',
        'What a founding gym pays and what it gets and what we ask of it in return',
      ],
    ],
    ['3:8 title-length'],
  ],
  [
    'missing-picture',
    [
      [
        'relatedPosts: []',
        'relatedPosts: []\ncoverImage: /images/ring.jpg\ncoverAlt: An empty ring',
      ],
    ],
    ['10:13 missing-image'],
  ],
  ['missing-title', [[/title: .*\n/, '']], ['1:1 missing-field']],
  ['misspelled-category', [['category: news', 'category: educationl']], ['6:11 wrong-value']],
  [
    'misspelled-field',
    [['category: news', 'categroy: news']],
    ['1:1 missing-field', '6:1 unknown-field'],
  ],
  ['no-body', [[`\n${right}\n`, '']], ['12:1 empty-body']],
  ['no-end-of-fields', [['\n---\n\n', '\n\n']], ['12:1 missing-front-matter']],
  ['no-front-matter', [[/^---[^]*---\n\n/, '']], ['1:1 missing-front-matter']],
  [
    'picture-without-words',
    [['relatedPosts: []', 'relatedPosts: []\ncoverImage: /images/founders.svg']],
    ['10:13 missing-alt'],
  ],
  [
    'picture-that-is-not-shown',
    [['relatedPosts: []', 'relatedPosts: []\npictures: [/images/founders.svg]']],
    ['10:12 unused-picture'],
  ],
  [
    'related-to-itself',
    [['relatedPosts: []', 'relatedPosts: ["related-to-itself"]']],
    ['9:16 self-related'],
  ],
  [
    'related-twice',
    [['relatedPosts: []', 'relatedPosts: ["two-blanks", "two-blanks"]']],
    ['9:30 duplicate-related'],
  ],
  [
    'second-of-two',
    [
      ['title: A post about second of two', 'title: Two posts with one title'],
      [/excerpt: .*/, shared],
      ['relatedPosts: []', 'relatedPosts: []\nslug: one-of-two'],
    ],
    ['3:8 duplicate-title', '4:10 duplicate-description', '10:7 duplicate-slug'],
  ],
  ['reserved-slug', [['relatedPosts: []', 'relatedPosts: []\nslug: news']], ['10:7 reserved-slug']],
  [
    'short-excerpt',
    [[/excerpt: .*/, 'excerpt: Too short to sell the read.']],
    ['4:10 description-length'],
  ],
  ['tab-in-fields', [['tags: [news]', 'tags:\n\t- news']], ['8:1 yaml']],
  ['tag-with-capitals', [['[news]', '[Coaching, pads, pads]']], ['7:8 tag', '7:24 tag']],
  ['tags-without-brackets', [['[news]', 'retention, desk']], ['7:7 wrong-type']],
  ['taken-id', [['"taken-id"', '"first-of-two"']], ['2:5 duplicate-id']],
  [
    'title-in-title-case',
    [['A post about title in title case', 'Wrap Your Hands Before Every Single Round']],
    ['3:8 title-case'],
  ],
  ['uneven-fields', [['publishedDate', '  publishedDate']], ['10:1 yaml']],
  ['unknown-author', [['author: founders', 'author: founder']], ['5:9 unknown-author']],
  ['a-number-among-tags', [['[news]', '[news, 24]']], ['7:14 wrong-type']],
  ['a-list-as-name', [['featured: false', '? [a]\n: b']], ['8:3 yaml']],
  [
    'a-repeated-value',
    [
      ['title: A', 'title: &a A'],
      ['false', '*a'],
    ],
    ['8:11 yaml'],
  ],
  ['a-tag-of-yaml', [['featured: false', 'featured: !no false']], ['8:11 yaml']],
  [
    'an-invalid-slug',
    [['relatedPosts: []', 'relatedPosts: []\nslug: Ten Days']],
    ['10:7 wrong-value'],
  ],
  ['an-open-quote', [['title: A', 'title: "A']], ['12:1 yaml']],
  ['a-repeated-field', [['featured: false', 'featured: false\nfeatured: true']], ['9:1 yaml']],
  [
    'an-inherited-field',
    [['featured: false', 'featured: false\n__proto__: x']],
    ['9:1 unknown-field'],
  ],
  ['no-tag', [['[news]', '[]']], ['7:7 wrong-value']],
  ['yes-for-true', [['featured: false', 'featured: yes']], ['8:11 wrong-type']],
];

const guides: readonly WrongFile[] = [
  [
    'capital-tick',
    [['- [ ] Lights on.', '- [X] Lights on.\n- [] Doors open.']],
    ['14:3 literal-checkbox', '15:3 literal-checkbox'],
  ],
  ['misspelled-type', [['type: checklist', 'type: cheklist']], ['6:7 wrong-value']],
  ['negative-downloads', [['downloadCount: 12', 'downloadCount: -3']], ['8:16 wrong-value']],
  [
    'missing-download',
    [['---\n\n', 'downloads: [{ file: week.csv, label: Spreadsheet }]\n---\n\n']],
    ['12:21 missing-download'],
  ],
  [
    'download-without-label',
    [['---\n\n', 'downloads: [{ file: week.csv }]\n---\n\n']],
    ['12:13 missing-field', '12:21 missing-download'],
  ],
  [
    'unknown-related',
    [['relatedGuides: []', 'relatedGuides: ["capital-tock"]']],
    ['11:17 unknown-related'],
  ],
];

const legal: readonly WrongFile[] = [
  ['an-impossible-date', [['2025-07-31', '2025-13-01']], ['4:7 impossible-date']],
  ['no-date', [[/date: .*\n/, '']], ['1:1 missing-field']],
  ['empty', [[/[^]*/, '']], ['1:1 missing-front-matter']],
  [
    'without-fields',
    [[/[^]*/, '---\n---\nText.']],
    ['1:1 missing-field', '1:1 missing-field', '1:1 missing-field'],
  ],
  ['a-list', [[/[^]*/, '---\n- a\n---\nText.']], ['2:1 wrong-type']],
  ['spaces in the name', [], ['1:1 file-name']],
];

const titleOf = (kind: string, name: string) => `${kind} about ${name.replaceAll('-', ' ')}`;
const lead = (kind: string, name: string) =>
  `What happens when a ${kind} has a fault, shown by ${name}, and how it is fixed.`;

const post = (name: string) =>
  postText({
    id: name,
    title: titleOf('A post', name),
    more: 'publishedDate: 2025-07-14',
    body: `\n${right}`,
  });

const guide = (name: string) => `---
id: "guide-${name}"
title: ${titleOf('A guide', name)}
description: ${lead('guide', name)}
excerpt: Tick and go.
type: checklist
publishedDate: 2025-01-20
downloadCount: 12
status: published
featured: false
relatedGuides: []
---

- [ ] Lights on.
`;

const legalText = (name: string) => `---
title: ${titleOf('A text', name)}
description: ${lead('legal text', name)}
date: 2025-07-31
---

Be kind to your partner.
`;

const authors = `- id: founders
  name: The founders
  title: Builders
  avatar: /images/founders.svg
  bio: We build in the open, and take 40% off.
`;

const bodyFiles = bodies.map(([name, body, found]) => [name, [[right, body]], found] as const);
const kinds: readonly (readonly [string, (name: string) => string, readonly WrongFile[]])[] = [
  ['posts', post, [...bodyFiles, ...posts]],
  ['guides', guide, guides],
  ['legal', legalText, legal],
];
const folder = mkdtempSync(join(tmpdir(), 'wrong-files-'));
const write = (path: string, text: string) => writeFileSync(join(folder, path), text);
const found = new Map<string, Finding[]>();

// All in one folder, which is read once.
beforeAll(() => {
  cpSync(testFolder, folder, { recursive: true });
  for (const [kind, base, files] of kinds)
    for (const [name, changes] of files) {
      const text = changes.reduce((whole, [from, to]) => whole.replace(from, to), base(name));
      write(`${kind}/${name}.md`, text);
    }
  write('authors.yaml', authors);
  write('legal/Big Text.MD', 'text');
  write('legal/rules.docx', '');
  for (const finding of checkContent(folder, '2026-11-28').findings)
    found.set(finding.file, [...(found.get(finding.file) ?? []), finding]);
});
afterAll(() => rmSync(folder, { recursive: true }));

const placesIn = (file: string) =>
  found.get(file)?.map(({ line, column, rule }) => `${line}:${column} ${rule}`);

describe.each(kinds)('in %s, a file with', (kind, _base, files) => {
  it.each(files)('%s', (name, _changes, expected) => {
    expect(placesIn(`${kind}/${name}.md`)).toEqual(expected);
  });
});

it.each([
  ['authors.yaml', ['5:39 literal-fact']],
  ['legal/Big Text.MD', ['1:1 file-name', '1:1 missing-front-matter']],
  ['legal/rules.docx', ['1:1 ignored-file']],
])('%s', (file, expected) => {
  expect(placesIn(file)).toEqual(expected);
});

it('a finding says what is wrong and what to write instead', () => {
  for (const { message } of [...found.values()].flat()) expect(message).toMatch(/^.+ → .+[.?]$/);
});
