import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Finding } from '../load/finding.ts';
import { postText, testFolder } from '../testing/content-folder.ts';
import { checkContent } from './check-content.ts';

const right = 'Hands come back to the chin.';

/** A wrong file: its name, what to replace in a right one, and the expected findings. */
type WrongFile = readonly [
  name: string,
  from: string | RegExp,
  to: string,
  found: readonly string[],
];

/** Posts that are wrong in their body. */
const bodies: readonly (readonly [name: string, body: string, found: readonly string[]])[] = [
  [
    'anchor',
    '## Cap\n\n[How](#caps), [who](/faq#who).',
    ['16:7 unknown-anchor', '16:21 unknown-anchor'],
  ],
  ['hours', 'Within 48 hours, or a 48-hour review.', ['14:8 literal-fact', '14:23 literal-fact']],
  ['heading-of-the-page', '## Main\n\nWrap both hands.', ['14:1 heading-anchor']],
  ['heading-without-letters', '## ...\n\nWrap both hands.', ['14:1 heading-anchor']],
  ['own-domain', 'Read [it](https://www.cornerbell.com/faq).', ['14:11 own-domain']],
  ['moved-page', '[It](/resources/guides/retention-strategies) moved.', ['14:6 moved-link']],
  [
    'lost-page',
    '[A](/resources/blog/a).\n\n[It](/resources/blog/a).',
    ['14:5 unknown-link', '16:6 unknown-link'],
  ],
  ['percentage', 'Founding gyms get 40% off.', ['14:19 literal-fact']],
  ['price', 'A small gym pays $29 a month.', ['14:18 literal-fact']],
  [
    'fact-without-its-unit',
    '{{fact:plan.starter.founding}} of ${{fact:plan.starter.regular}}: {{fact:pilot.discountPercent}} off, or {{fact:pilot.discountPercent}} percent of {{fact:plan.starter.regular}} USD.',
    ['14:1 bare-fact', '14:67 bare-fact'],
  ],
  ['product-name', 'Cornerbell keeps one record.', ['14:1 literal-fact']],
  ['count', 'For 24 boxing skills, at 40 percent.', ['14:5 typed-fact', '14:26 literal-fact']],
  ['second-h1', '# Hands\n\nBack to the chin.', ['14:1 second-h1']],
  ['skipped-level', '### Hands\n\nBack to the chin.', ['14:1 heading-level']],
  ['template-sentence', 'End with the one thing to do this week.', ['14:1 template-text']],
  ['todo-left', 'Wrap both hands. TODO: say how often.', ['14:18 template-text']],
  [
    'invisible',
    'Both\u200b hands, don\ufffdt.',
    ['14:5 invisible-character', '14:17 invisible-character'],
  ],
  ['double-scheme', 'See [it](https://https://example.com).', ['14:10 double-scheme']],
  ['two-versions', 'One.\n\n<<<<<<< HEAD\n\nTwo.\n\n=======\n\n>>>>>>> other', ['16:1 conflict']],
  ['another-encoding', 'Donâ€™t wait.', ['14:4 wrong-encoding']],
  ['two-blanks', '| a   | b |\n| --- | - |\n| cc  | d |\n\nWrap  hands.', ['18:5 double-blank']],
  ['unencrypted-link', 'Read [the rules](http://example.com/rules).', ['14:18 insecure-link']],
  ['unknown-fact', 'A founding gym pays {{fact:pilot.spot}} times less.', ['14:21 unknown-fact']],
];

/** The title and the description of a guide of the small library. */
const older = readFileSync(join(testFolder, 'guides/gym-management-checklist.md'), 'utf8')
  .replace('description', 'excerpt')
  .split('\n')
  .slice(1, 3)
  .join('\n');

/** Posts that are wrong elsewhere. */
const posts: readonly WrongFile[] = [
  ['Bad_Name', '', '', ['1:1 file-name']],
  ['news', '', '', ['1:1 reserved-slug']],
  ['changed-early', 'featured', 'updatedDate: 2025-07-13\nfeatured', ['8:14 date-order']],
  ['colon-in-a-value', /title: .*/, 'title: Pads: a plan', ['3:8 yaml']],
  ['cut-title', /title: .*/, 'title: Wrap before round #1 starts', ['3:8 cut-text']],
  ['control-character', /title: .*/, 'title: "A post\\tabout it"', ['3:8 control-character']],
  ['date-in-words', '2025-07-14', 'July 14', ['10:16 wrong-value']],
  ['empty-excerpt', /excerpt: .*/, 'excerpt:', ['4:9 missing-field']],
  ['id-without-quotes', /id: .*/, 'id: 7', ['2:5 wrong-type']],
  ['a-distant-year', '2025-07-14', '2062-07-14', ['10:16 odd-date']],
  ['a-mark-in-a-field', 'title: A post', 'title: A **post**', ['3:10 literal-strong']],
  ['a-placeholder', '[news]', '[TODO]', ['7:8 tag', '7:8 template-text']],
  ['impossible-date', '2025-07-14', '2025-02-30', ['10:16 impossible-date']],
  ['long-title', 'A post', `A post that is ${'so '.repeat(15)}long`, ['3:8 title-length']],
  ['missing-title', /title: .*\n/, '', ['1:1 missing-field']],
  ['wrong-category', 'category: news', 'category: educationl', ['6:11 wrong-value']],
  ['wrong-field', 'category:', 'categroy:', ['1:1 missing-field', '6:1 unknown-field']],
  ['no-body', `\n${right}\n`, '', ['12:1 empty-body']],
  ['no-end-of-fields', '\n---\n\n', '\n\n', ['12:1 missing-front-matter']],
  ['no-front-matter', /^---[^]*---\n\n/, '', ['1:1 missing-front-matter']],
  ['cover', '\n---', '\ncoverImage: /images/founders.svg\n---', ['12:13 missing-alt']],
  ['unused', '\n---', '\npictures: [/images/founders.svg]\n---', ['12:12 unused-picture']],
  [
    'spaced',
    '\n---',
    '\npictures: [/images/a b.png]\n---',
    ['12:12 missing-image', '12:12 wrong-value'],
  ],
  ['itself', 'relatedPosts: []', 'relatedPosts: [itself]', ['9:16 self-related']],
  ['related-twice', 'Posts: []', 'Posts: [itself, itself]', ['9:24 duplicate-related']],
  [
    'title-of-an-older-guide',
    /title: .*\nexcerpt: .*/,
    older,
    ['3:8 duplicate-title', '4:10 duplicate-description'],
  ],
  ['short-excerpt', /excerpt: .*/, 'excerpt: Too short.', ['4:10 description-length']],
  ['tab-in-fields', 'tags: [news]', 'tags:\n\t- news', ['8:1 yaml']],
  ['tag-with-capitals', '[news]', '[Coaching, pads, pads]', ['7:8 tag', '7:24 tag']],
  ['tags-without-brackets', '[news]', 'retention, desk', ['7:7 wrong-type']],
  ['title-case', /title: .*/, 'title: Wrap Your Hands Before Every Round', ['3:8 title-case']],
  ['uneven-fields', 'publishedDate', '  publishedDate', ['10:1 yaml']],
  ['unknown-author', 'author: founders', 'author: founder', ['5:9 unknown-author']],
  ['a-number-among-tags', '[news]', '[news, 24]', ['7:14 wrong-type']],
  ['a-list-as-name', 'featured: false', '? [a]\n: b', ['8:3 yaml']],
  ['a-repeated-value', 'false', '&a false\nupdatedDate: *a', ['9:14 yaml']],
  ['a-tag-of-yaml', 'featured: false', 'featured: !no false', ['8:11 yaml']],
  ['an-open-quote', 'title: A', 'title: "A', ['3:8 yaml']],
  ['a-repeated-field', 'featured: false', 'featured: false\nfeatured: true', ['9:1 yaml']],
  ['an-inherited-field', 'featured', '__proto__: x\nfeatured', ['8:1 unknown-field']],
  ['no-tag', '[news]', '[]', ['7:7 wrong-value']],
  ['yes-for-true', 'featured: false', 'featured: yes', ['8:11 wrong-type']],
];

const guides: readonly WrongFile[] = [
  ['negative-downloads', 'downloadCount: 12', 'downloadCount: -3', ['8:16 wrong-value']],
  [
    'download-without-label',
    '---\n\n',
    'downloads: [{ file: week.csv }]\n---\n\n',
    ['12:13 missing-field', '12:21 missing-download'],
  ],
  ['unknown-related', 'Guides: []', 'Guides: [tock]', ['11:17 unknown-related']],
  [
    'wrong-key-of-download',
    '---\n\n',
    'downloads: [{ file: week.csv, label: Sheet, lable: Week }]\n---\n\n',
    ['12:21 missing-download', '12:45 unknown-field'],
  ],
];

const legal: readonly WrongFile[] = [
  ['no-date', /date: .*\n/, '', ['1:1 missing-field']],
  ['empty', /[^]*/, '', ['1:1 missing-front-matter']],
  ['without-fields', /[^]*/, '---\n---\nText.', Array.from('123', () => '1:1 missing-field')],
  ['a-list', /[^]*/, '---\n- a\n---\nText.', ['2:1 wrong-type']],
  ['spaces in the name', '', '', ['1:1 file-name']],
];

const titleOf = (kind: string, name: string) => `${kind} about ${name.replaceAll('-', ' ')}`;
const lead = (kind: string, name: string) =>
  `What happens when a ${kind} has a fault, shown by ${name}, and how it is fixed.`;

const post = (name: string) => postText(name, 'publishedDate: 2025-07-14', `\n${right}`);

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

const bodyFiles = bodies.map(([name, body, found]) => [name, right, body, found] as const);
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
    for (const [name, from, to] of files)
      write(
        `${kind}/${name}.md`,
        base(name).replace(from, () => to),
      );
  write('authors.yaml', authors + authors);
  write('legal/Big Text.MD', 'text');
  write('legal/rules.docx', '');
  for (const finding of checkContent(folder, '2026-11-28').findings)
    found.set(finding.file, [...(found.get(finding.file) ?? []), finding]);
});
afterAll(() => rmSync(folder, { recursive: true }));

const placesIn = (file: string) =>
  found.get(file)?.map(({ line, column, rule }) => `${line}:${column} ${rule}`);

describe.each(kinds)('in %s, a file with', (kind, _base, files) => {
  it.each(files)('%s', (name, _from, _to, expected) => {
    expect(placesIn(`${kind}/${name}.md`)).toEqual(expected);
  });
});

it.each([
  ['authors.yaml', ['5:39 literal-fact', '6:7 duplicate-id', '10:39 literal-fact']],
  ['legal/Big Text.MD', ['1:1 file-name', '1:1 missing-front-matter']],
  ['legal/rules.docx', ['1:1 ignored-file']],
])('%s', (file, expected) => {
  expect(placesIn(file)).toEqual(expected);
});

it('a finding says what is wrong and what to write instead', () => {
  for (const { message } of [...found.values()].flat()) expect(message).toMatch(/^.+ → .+[.?]$/);
});
