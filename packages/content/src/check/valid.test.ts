import { describe, expect, it } from 'vitest';
import { siteFolder } from '../load/site-folder.ts';
import { loadSite } from '../load/load-site.ts';
import { checkSource } from './check-source.ts';
import { siteCheckOptions } from './check-content.ts';

const { site: _, ...options } = siteCheckOptions(siteFolder, loadSite(siteFolder), '2026-11-28');
const none = { posts: [], guides: [], legal: [] };

/** The findings of a legal text, next to a Markdown question. */
function findings(body: string, more: Partial<typeof options> = {}): string[] {
  const legal = `---\ntitle: House rules\ndescription: ${'Rules. '.repeat(12).trim()}\ndate: 2025-07-31\n---\n${body}\n`;
  const question =
    '---\nquestion: Do you sell gloves?\ngroup: software\npublishedDate: 2025-07-31\n---\nNo.\n';
  return checkSource(
    {
      ...none,
      legal: [{ path: 'legal/rules.md', text: legal }],
      questions: [{ path: 'questions/gloves.md', text: question }],
    },
    { ...options, ...more },
  ).map(({ file, line, column, rule }) => `${file}:${line}:${column} ${rule}`);
}

describe('a link', () => {
  it('may lead to a heading, a group or question in YAML or Markdown, and a page whose address is redirected too', () => {
    const groups = loadSite(siteFolder).site?.faq.groups ?? [];
    const ids = groups.flatMap(({ id, items }) => [id, ...items.map((item) => item.id)]);
    const links = [...ids, 'gloves'].map((id) => `See [there](/faq#${id}).`).join('\n\n');
    const moved = new Map([['/faq', '/about']]);
    const addresses = { ...options.addresses, moved };
    expect(findings(`${links}\n\nSee [below](#a-heading).\n\n## A heading`, { addresses })).toEqual(
      [],
    );
  });

  it('may not lead to a missing anchor, another protocol or this site by its domain', () => {
    const bodies = ['/faq#glove', 'http://example.com', 'https://cornerbell.com/faq'];
    expect(bodies.flatMap((address) => findings(`See [there](${address}).`))).toEqual([
      'legal/rules.md:6:13 unknown-anchor',
      'legal/rules.md:6:13 insecure-link',
      'legal/rules.md:6:13 own-domain',
    ]);
  });
});

describe('a number', () => {
  it.each([
    ['$29 a month', 'legal/rules.md:6:1 literal-fact'],
    ['40% off', 'legal/rules.md:6:1 literal-fact'],
    ['a 48-hour answer', 'legal/rules.md:6:3 literal-fact'],
    ['4 hours', 'legal/rules.md:6:1 literal-fact'],
    ['Minnesota', 'legal/rules.md:6:1 literal-fact'],
  ])('that is a fact is reported: %s', (body, finding) => {
    expect(findings(body)).toEqual([finding]);
  });

  it.each(['$31', '$2,900', '41%', '1.40%', '48 gyms', '5 hours', '24 skills', '{{literal:$29}}'])(
    'that is none may be written: %s',
    (body) => {
      expect(findings(body)).toEqual([]);
    },
  );
});

it('a question is read behind a byte order mark and with Windows line ends', () => {
  const text = `\uFEFF---
question: Do you sell *soups*?
group: software
publishedDate: 2025-07-31
---
See [borscht](/resources/blog/borscht) or a [menu](menu).
`.replaceAll('\n', '\r\n');
  const found = checkSource({ ...none, questions: [{ path: 'questions/a.md', text }] }, options);
  expect(found.map(({ rule, line, column }) => [rule, line, column])).toEqual([
    ['literal-italic', 2, 23],
    ['unknown-link', 6, 15],
    ['literal-link', 6, 45],
  ]);
});
