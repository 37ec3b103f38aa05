const right = 'Hands come back to the chin.';
const shared =
  'excerpt: Two posts say the same in search results, so nobody can tell which of them to open.';

/** Posts that are wrong in their body. */
const bodies: Record<string, string> = {
  'dead-anchor':
    '## Set the cap\n\nRead [how](#set-the-caps), or [what we promise](/faq#who-can-aply).',
  'duration-by-hand': 'Call back within 4 hours, or a 48-hour review.',
  'heading-of-the-page': '## Main\n\nWrap both hands.',
  'heading-without-letters': '## ...\n\nWrap both hands.',
  'link-to-the-own-domain': 'Read [the answers](https://www.cornerbell.com/faq).',
  'moved-page': 'Print the [checklist](/resources/guides/sparring-clearance).',
  'no-break-marks':
    '-\u00A0Wraps\n\n1.\u00A0one\n\n\u00A0## H\n\nHands\u2003up and\u3000down.\n\n\uFEFFLast\u00AD ly.',
  'percentage-by-hand': 'Founding gyms get 40% off.',
  'picture-in-text': '![](/images/ring.jpg)',
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
const changes: Record<string, readonly (readonly [from: string | RegExp, to: string])[]> = {
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
  'no-end-of-fields': [['relatedPosts: []\n---\n', 'relatedPosts: []\n']],
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
  'tab-in-fields': [['tags: [checking]', 'tags:\n\t- checking']],
  'tag-with-capitals': [['[checking]', '[Coaching, pads, pads]']],
  'tags-without-brackets': [['[checking]', 'retention, desk']],
  'taken-id': [['"taken-id"', '"first-of-two"']],
  'title-in-title-case': [
    ['A post about title in title case', 'Wrap Your Hands Before Every Single Round'],
  ],
  'uneven-fields': [['publishedDate', '  publishedDate']],
  'unknown-author': [['author: founders', 'author: founder']],
  'a-number-among-tags': [['[checking]', '[checking, 24]']],
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
  'no-tag': [['[checking]', '[]']],
  'yes-for-true': [['featured: false', 'featured: yes']],
};

const post = (name: string, body = right) => `---
id: "${name}"
title: A post about ${name.replaceAll('-', ' ')}
excerpt: What happens when a post has a fault, shown by ${name}, and how it is fixed.
author: founders
category: news
tags: [checking]
publishedDate: 2025-07-14
featured: false
relatedPosts: []
---

${body}
`;

const guide = (
  name: string,
  { type = 'checklist', downloads = 12, related = '[]', body = '- [ ] Lights on.' },
) => `---
id: "guide-${name}"
title: A guide about ${name.replaceAll('-', ' ')}
description: What happens when a guide has a fault, shown by ${name}, and how it is fixed.
excerpt: Tick and go.
type: ${type}
publishedDate: 2025-01-20
downloadCount: ${downloads}
featured: false
relatedGuides: ${related}
---

${body}
`;

const legal = (name: string, date: string) => `---
title: A legal text with ${name.replaceAll('-', ' ')}
description: What happens when a legal text has a fault, shown by ${name}, and how it is fixed.
${date}---

Be kind to your partner.
`;

const guides: Record<string, Parameters<typeof guide>[1]> = {
  'capital-tick': { body: '- [X] Lights on.\n- [] Doors open.' },
  'misspelled-type': { type: 'cheklist' },
  'negative-downloads': { downloads: -3 },
  'missing-download': { related: '[]\ndownloads: [{ file: week.csv, label: Spreadsheet }]' },
  'download-without-label': { related: '[]\ndownloads: [{ file: week.csv }]' },
  'unknown-related': { related: '["capital-tick"]' },
};

const texts = (kind: string, entries: readonly (readonly [name: string, text: string])[]) =>
  entries.map(([name, text]) => [`${kind}/${name}.md`, text]);

/** Files with one fault each, by path. */
export const invalidFiles: Readonly<Record<string, string>> = Object.fromEntries([
  ...texts(
    'posts',
    Object.entries(bodies).map(([name, body]) => [name, post(name, body)]),
  ),
  ...texts(
    'posts',
    Object.entries(changes).map(([name, parts]) => [
      name,
      parts.reduce((text, [from, to]) => text.replace(from, to), post(name)),
    ]),
  ),
  ...texts(
    'guides',
    Object.entries(guides).map(([name, parts]) => [name, guide(name, parts)]),
  ),
  ...texts('legal', [
    ['an-impossible-date', legal('an-impossible-date', 'date: 2025-13-01\n')],
    ['no-date', legal('no-date', '')],
    ['empty', ''],
    ['without-fields', '---\n---\nText.'],
    ['a-list', '---\n- a\n---\nText.'],
    ['spaces in the name', legal('a name', 'date: 2025-07-31\n')],
  ]),
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
