import { postText } from '../testing/post-text.ts';

const right = 'Hands come back to the chin.';
const shared =
  'excerpt: Two posts say the same in search results, so nobody can tell which of them to open.';

/** What replaces what in a right file, by the name of the wrong one. */
type Changes = Readonly<Record<string, readonly (readonly [from: string | RegExp, to: string])[]>>;

/** Posts that are wrong in their body. */
const bodies: Record<string, string> = {
  'dead-anchor':
    '## Set the cap\n\nRead [how](#set-the-caps), or [what we promise](/faq#who-can-aply).',
  'duration-by-hand': 'Call back within 4 hours, or a 48-hour review.',
  'heading-of-the-page': '## Main\n\nWrap both hands.',
  'heading-without-letters': '## ...\n\nWrap both hands.',
  'link-to-the-own-domain': 'Read [the answers](https://www.cornerbell.com/faq).',
  'moved-page': 'Print the [checklist](/resources/guides/sparring-clearance).',
  'percentage-by-hand': 'Founding gyms get 40% off.',
  'price-by-hand': 'A small gym pays $29 a month.',
  'product-name': 'Cornerbell keeps one record.',
  'relative-link': 'See [the prices](pricing.md) and [the shop](www.example.com).',
  'second-h1': '# Hands\n\nBack to the chin.',
  'skipped-level': '### Hands\n\nBack to the chin.',
  'template-sentence':
    'Describe the evening as it is. One paragraph is one line, and a blank line comes between two of them.',
  'todo-left': 'Wrap both hands. TODO: say how often.',
  'two-blanks': 'Wrap both  hands and wait.',
  'unencrypted-link': 'Read [the rules](http://example.com/rules).',
  'unknown-fact': 'A founding gym pays {{fact:pilot.spot}} times less.',
};

/** Posts that are wrong elsewhere: what replaces what in a correct post. */
const changes: Changes = {
  Bad_Name: [],
  'changed-before-published': [['featured', 'updatedDate: 2025-07-13\nfeatured']],
  'colon-in-a-value': [['A post about colon in a value', 'Pads: a plan']],
  'cut-title': [['A post about cut title', 'Wrap before round #1 starts']],
  'control-character-in-title': [[/title: .*/, 'title: "A post about a\\tcontrol character"']],
  'date-in-words': [['2025-07-14', 'July 14']],
  'empty-excerpt': [[/excerpt: .*/, 'excerpt:']],
  'first-of-two': [
    ['title: A post about first of two', 'title: Two posts with one title'],
    [/excerpt: .*/, shared],
    ['2025-07-14', '2025-07-07'],
    ['relatedPosts: []', 'relatedPosts: []\nslug: one-of-two'],
    [
      right,
      'See [a post](/resources/blog/moved-pages).\n\nSo does [this](/resources/blog/moved-pages).',
    ],
  ],
  'id-without-quotes': [[/id: .*/, 'id: 7']],
  'impossible-date': [['2025-07-14', '2025-02-30']],
  'long-title': [
    [
      'A post about long title',
      'What a founding gym pays and what it gets and what we ask of it in return',
    ],
  ],
  'missing-picture': [
    ['relatedPosts: []', 'relatedPosts: []\ncoverImage: /images/ring.jpg\ncoverAlt: An empty ring'],
  ],
  'missing-title': [[/title: .*\n/, '']],
  'misspelled-category': [['category: news', 'category: educationl']],
  'misspelled-field': [['category: news', 'categroy: news']],
  'no-body': [[`\n${right}\n`, '']],
  'no-end-of-fields': [['\n---\n\n', '\n\n']],
  'no-front-matter': [[/^---[^]*---\n\n/, '']],
  'picture-without-words': [
    ['relatedPosts: []', 'relatedPosts: []\ncoverImage: /images/founders.svg'],
  ],
  'related-to-itself': [['relatedPosts: []', 'relatedPosts: ["related-to-itself"]']],
  'related-twice': [['relatedPosts: []', 'relatedPosts: ["two-blanks", "two-blanks"]']],
  'second-of-two': [
    ['title: A post about second of two', 'title: Two posts with one title'],
    [/excerpt: .*/, shared],
    ['relatedPosts: []', 'relatedPosts: []\nslug: one-of-two'],
  ],
  'reserved-slug': [['relatedPosts: []', 'relatedPosts: []\nslug: news']],
  'short-excerpt': [[/excerpt: .*/, 'excerpt: Too short to sell the read.']],
  'tab-in-fields': [['tags: [news]', 'tags:\n\t- news']],
  'tag-with-capitals': [['[news]', '[Coaching, pads, pads]']],
  'tags-without-brackets': [['[news]', 'retention, desk']],
  'taken-id': [['"taken-id"', '"first-of-two"']],
  'title-in-title-case': [
    ['A post about title in title case', 'Wrap Your Hands Before Every Single Round'],
  ],
  'uneven-fields': [['publishedDate', '  publishedDate']],
  'unknown-author': [['author: founders', 'author: founder']],
  'a-number-among-tags': [['[news]', '[news, 24]']],
  'a-list-as-name': [['featured: false', '? [a]\n: b']],
  'a-repeated-value': [
    ['title: A', 'title: &a A'],
    ['false', '*a'],
  ],
  'a-tag-of-yaml': [['featured: false', 'featured: !no false']],
  'an-invalid-slug': [['relatedPosts: []', 'relatedPosts: []\nslug: Ten Days']],
  'an-open-quote': [['title: A', 'title: "A']],
  'a-repeated-field': [['featured: false', 'featured: false\nfeatured: true']],
  'an-inherited-field': [['featured: false', 'featured: false\n__proto__: x']],
  'no-tag': [['[news]', '[]']],
  'yes-for-true': [['featured: false', 'featured: yes']],
};

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

const legal = (name: string) => `---
title: ${titleOf('A text', name)}
description: ${lead('legal text', name)}
date: 2025-07-31
---

Be kind to your partner.
`;

const guideChanges: Changes = {
  'capital-tick': [['- [ ] Lights on.', '- [X] Lights on.\n- [] Doors open.']],
  'misspelled-type': [['type: checklist', 'type: cheklist']],
  'negative-downloads': [['downloadCount: 12', 'downloadCount: -3']],
  'missing-download': [['---\n\n', 'downloads: [{ file: week.csv, label: Spreadsheet }]\n---\n\n']],
  'download-without-label': [['---\n\n', 'downloads: [{ file: week.csv }]\n---\n\n']],
  'unknown-related': [['relatedGuides: []', 'relatedGuides: ["capital-tock"]']],
};

const legalChanges: Changes = {
  'an-impossible-date': [['2025-07-31', '2025-13-01']],
  'no-date': [[/date: .*\n/, '']],
  empty: [[/[^]*/, '']],
  'without-fields': [[/[^]*/, '---\n---\nText.']],
  'a-list': [[/[^]*/, '---\n- a\n---\nText.']],
  'spaces in the name': [],
};

const changed = (kind: string, base: (name: string) => string, all: Changes) =>
  Object.entries(all).map(([name, parts]) => [
    `${kind}/${name}.md`,
    parts.reduce((text, [from, to]) => text.replace(from, to), base(name)),
  ]);

const bodyChanges = Object.entries(bodies).map(([name, body]) => [name, [[right, body]]] as const);

/** Files with one fault each, by path. */
export const invalidFiles: Readonly<Record<string, string>> = Object.fromEntries([
  ...changed('posts', post, { ...Object.fromEntries(bodyChanges), ...changes }),
  ...changed('guides', guide, guideChanges),
  ...changed('legal', legal, legalChanges),
  ['legal/Big Text.MD', 'text'],
  ['legal/rules.docx', ''],
  [
    'authors.yaml',
    `- id: founders
  name: The founders
  title: Builders
  avatar: /images/founders.svg
  bio: We build in the open, and take 40% off.
`,
  ],
]);
