import { describe, expect, it } from 'vitest';
import { formatFinding } from '../load/finding.ts';
import { checkSource } from './check-source.ts';

const options = { categories: ['soups'], guideTypes: ['menu'] } as const;

function findings(body: string, kind: 'posts' | 'legal' = 'legal'): string[] {
  const text = `---
title: House rules
description: What we ask of everybody who cooks here, from the first visit to the last one.
date: 2025-07-31
---

${body}
`;
  const none = { posts: [], guides: [], legal: [] };
  return checkSource({ ...none, [kind]: [{ path: `${kind}/rules.md`, text }] }, options).map(
    formatFinding,
  );
}

describe('what the Markdown renderer knows', () => {
  it.each([
    '**A whole line in bold.**',
    '*A whole line in italics, 3 * 4 included.*',
    '## A heading\n\n### And one below',
    '- An item\n- And - another - one',
    'Name: ________ Date: ____/____ snake_case_word',
    'Rock & roll, 3 < 4 > 2, a|b, #1, C# and ~5',
    'A minus: -5, a dash - and a line – of them',
    '[Words](https://example.com/a_b_c) and [more](mailto:cook@example.com).',
    'AT&T; and a [bracket] or two (of them).',
    'It costs $5 * 3 or 2*3*4.',
    'See [below](#a-heading).\n\n## A heading',
    'One line.\nAnother line.',
    '2025 was good.',
  ])('%j has no finding', (body) => {
    expect(findings(body)).toEqual([]);
  });
});

describe('a folder that is no site', () => {
  it('may use any number, and link to pages that nobody has listed', () => {
    expect(findings('Cook 12 eggs for 40% of 90 guests, see [the shop](/shop).')).toEqual([]);
  });

  it('may not link to a post that it does not have', () => {
    expect(findings('See [borscht](/resources/blog/borscht).')).toEqual([
      'legal/rules.md:7:15 error unknown-link: "/resources/blog/borscht" leads to no page → write the path of a page that exists.',
    ]);
  });
});

it('a link to a page is right even if the address of the page is redirected', () => {
  const text =
    '---\ntitle: House rules\ndescription: What we ask of everybody who cooks here, from the first visit to the last one.\ndate: 2025-07-31\n---\n\nSee [news](/resources/blog/news).\n';
  const found = checkSource(
    { posts: [], guides: [], legal: [{ path: 'legal/rules.md', text }] },
    {
      ...options,
      addresses: {
        pages: new Map([['/resources/blog/news', new Set<string>()]]),
        moved: new Map([['/resources/blog/news', '/resources?type=blog&category=news']]),
      },
    },
  );
  expect(found).toEqual([]);
});

describe('a question in a file', () => {
  it('is read behind a byte order mark and with Windows line ends', () => {
    const text = `\uFEFF---
question: Do you sell *soups*?
group: soups
publishedDate: 2025-07-31
---
See [borscht](/resources/blog/borscht) or a [menu](menu).
`.replaceAll('\n', '\r\n');
    const source = {
      posts: [],
      guides: [],
      legal: [],
      questions: [{ path: 'questions/a.md', text }],
    };
    const found = checkSource(source, { ...options, questionGroups: ['soups'] });
    expect(found.map(({ rule, line, column }) => [rule, line, column])).toEqual([
      ['literal-italic', 2, 23],
      ['unknown-link', 6, 15],
      ['literal-link', 6, 45],
    ]);
  });
});

describe('a hostile text', () => {
  const repeated = 20_000;

  it.each([
    '*',
    '**a',
    '[',
    '[a](',
    '![',
    '`',
    '_a',
    '<a ',
    '&',
    '| ',
    '\\',
    '~~',
    '- ',
    '> ',
    'www.',
    '{{fact:',
  ])('of many %j takes time in proportion to its length', (part) => {
    const start = performance.now();
    findings(part.repeat(repeated));
    expect(performance.now() - start).toBeLessThan(5_000);
  });
});
