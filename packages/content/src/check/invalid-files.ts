import type { LibrarySource } from '../load/source-file.ts';

const right = 'Hands come back to the chin.';
const shared =
  'excerpt: Two posts say the same in search results, so nobody can tell which of them to open.';

/** Posts that are wrong in their body. */
const bodies: Record<string, string> = {
  backslash: 'Five \\* stars.',
  'bare-address': 'Read https://example.com/rules before class.',
  'block-quote': '> Hands up.',
  'bold-inside': 'Keep the **left hand** up.',
  'checkbox-in-a-post': '- [ ] Wraps',
  'code-block': '```\nSAY "stop"\n```',
  'code-inside': 'Type `sparring` at the desk.',
  'dead-anchor':
    '## Set the cap\n\nRead [how](#set-the-caps), or [what we promise](/faq#who-can-aply).',
  'duration-by-hand': 'Call back within 4 hours, or a 48-hour review.',
  'emoji-in-text': 'Wrap both hands 🥊 and wait.',
  'empty-heading': '##\n\nBack to the chin.',
  footnote: 'Hands up.[^1]\n\n[^1]: Both of them.',
  'fourth-level': '## Hands\n\n#### The left one\n\nBack to the chin.',
  'heading-of-the-page': '## Main\n\nWrap both hands.',
  'heading-without-blank': '##Hands\n\nBack to the chin.',
  'heading-without-letters': '## ...\n\nWrap both hands.',
  'html-entity': 'Wraps &amp; gloves.',
  'html-tag': 'Hands<br>up, <strong>always</strong>.',
  'invisible-entity': 'Hands&nbsp;come back to the&shy; chin, hands&#8203; up.',
  'italics-inside': 'Keep the *left* hand _up_.',
  'line-across': 'Round one.\n\n***\n\nRound two.',
  'link-to-the-own-domain': 'Read [the answers](https://www.cornerbell.com/faq).',
  'link-with-title': 'See [the prices](/pricing "What it costs").',
  'link-with-zero-width-space': 'Read [the rules](/faq\u200B) first.',
  'moved-page': 'Print the [checklist](/resources/guides/sparring-clearance).',
  'nested-list': '- Wrap\n  - the left hand',
  'no-break-marks':
    '-\u00A0Wraps\n\n1.\u00A0one\n\n\u00A0## H\n\nHands\u2003up and\u3000down.\n\n\uFEFFLast\u00AD ly.',
  'no-break-space': 'Wrap\u00A0both hands.',
  'numbered-list': '1. Wrap\n2. Warm up',
  'percentage-by-hand': 'Founding gyms get 40% off.',
  'picture-in-text': '![](/images/ring.jpg)',
  'price-by-hand': 'A small gym pays $29 a month.',
  'product-name': 'Cornerbell keeps one record.',
  'reference-link': 'See [the prices][prices].\n\n[prices]: /pricing',
  'relative-link': 'See [the prices](pricing.md) and [the shop](www.example.com).',
  'second-h1': '# Hands\n\nBack to the chin.',
  'skipped-level': '### Hands\n\nBack to the chin.',
  'star-list': '* Wrap\n+ Warm up',
  'struck-out': 'Hands ~~down~~ up.',
  table: '| Day | Class |\n| --- | --- |\n| Monday | Bags |',
  'template-sentence':
    'Describe the evening as it is. One paragraph is one line, and a blank line comes between two of them.',
  'todo-left': 'Wrap both hands. TODO: say how often.',
  'two-blanks': 'Wrap both  hands and wait.',
  'underlined-heading': 'Hands\n-----\n\nBack to the chin.',
  'unencrypted-link': 'Read [the rules](http://example.com/rules).',
  'unclosed-fact': 'Up to {{fact:pilot.spots} gyms.',
  'unknown-fact': 'A founding gym pays {{fact:pilot.spot}} times less.',
  'word-bullet': '• Wrap both hands.',
  'wrong-encoding': 'Donâ€™t pull it tight.',
  'wrapped-paragraph': 'Hands come back to the chin after\nevery punch you throw.',
  'zero-width-space': 'See [the rules](/faq\u200B).',
};

/** Posts that are wrong elsewhere: what replaces what in a correct post. */
const changes: Record<string, readonly (readonly [from: string | RegExp, to: string])[]> = {
  Bad_Name: [],
  'changed-before-published': [['readTime', 'updatedDate: 2025-07-13\nreadTime']],
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
  'related-twice': [['relatedPosts: []', 'relatedPosts: ["backslash", "backslash"]']],
  'second-of-two': [
    ['title: A post about second of two', 'title: Two posts with one title'],
    [/excerpt: .*/, shared],
    ['relatedPosts: []', 'relatedPosts: []\nslug: one-of-two'],
  ],
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
  'wrong-read-time': [['readTime: 1', 'readTime: 8']],
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
readTime: 1
featured: false
relatedPosts: []
---

${body}
`;

const guide = (
  name: string,
  { type = 'checklist', downloads = 12, related = '[]', body = '- [ ] Lights on.' },
) => ({
  path: `guides/${name}.md`,
  text: `---
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
`,
});

const legal = (name: string, date: string) => ({
  path: `legal/${name}.md`,
  text: `---
title: A legal text with ${name.replaceAll('-', ' ')}
description: What happens when a legal text has a fault, shown by ${name}, and how it is fixed.
${date}---

Be kind to your partner.
`,
});

/** A content folder with a file for each fault of a text. */
export const invalidFiles = {
  posts: [
    ...Object.entries(bodies).map(([name, body]) => ({
      path: `posts/${name}.md`,
      text: post(name, body),
    })),
    ...Object.entries(changes).map(([name, parts]) => ({
      path: `posts/${name}.md`,
      text: parts.reduce((text, [from, to]) => text.replace(from, to), post(name)),
    })),
  ],
  guides: [
    guide('capital-tick', { body: '- [X] Lights on.\n- [] Doors open.' }),
    guide('misspelled-type', { type: 'cheklist' }),
    guide('negative-downloads', { downloads: -3 }),
    guide('missing-download', {
      type: 'template',
      related: '[]\ndownloads: [{ file: week.csv, label: Spreadsheet }]',
    }),
    guide('download-without-label', { related: '[]\ndownloads: [{ file: week.csv }]' }),
    guide('unknown-related', { related: '["capital-tick"]' }),
  ],
  legal: [legal('an-impossible-date', 'date: 2025-13-01\n'), legal('no-date', '')],
  authors: {
    path: 'authors.yaml',
    text: `- id: founders
  name: The founders
  title: Builders
  avatar: /images/founders.svg
  bio: We build in the open, and take 40% off.
`,
  },
} satisfies LibrarySource;
