import { describe, expect, it } from 'vitest';
import { checkContent } from '../check/check-content.ts';
import { useContentFolder } from '../testing/content-folder.ts';
import { formatFinding } from './finding.ts';
import { copyOfPage, pathsOf } from '../schema/site/index.ts';
import { loadSite } from './load-site.ts';

const content = useContentFolder();

function change(file: string, from: string, to: string) {
  const text = content.read(`site/${file}`);
  expect(text).toContain(from);
  content.write(`site/${file}`, text.replace(from, to));
}

/** The findings of `pnpm content check` in YAML files. */
const findings = () =>
  checkContent(content.folder, '2026-11-28')
    .findings.filter(({ file }) => file.startsWith('site/'))
    .map(formatFinding);

const writePage = (text: string) => content.write('site/pages/press.yaml', text);

describe('the copy of pages', () => {
  it('is read with its facts, which keep their type', () => {
    const { site } = loadSite(content.folder);
    expect(site?.home.hero.eyebrow).toMatch(/\b50 founding gyms/);
    expect(site?.plans.plans[0]).toMatchObject({
      price: { kind: 'monthly', founding: 29, regular: 49 },
      memberLimit: 50,
    });
    expect(site?.features.stats[0]).toEqual({ label: 'Active Development', value: '2024' });
  });

  it.each([
    [
      'a misspelled name',
      'home.yaml',
      '  eyebrow:',
      '  eyebrwo:',
      [
        'site/home.yaml:4:1 error missing-field: hero.eyebrow is missing → write the line `eyebrow: …`, the short line above the title.',
        'site/home.yaml:5:3 error unknown-field: "hero.eyebrwo" is not a field → remove the line, or write one of eyebrow, title, lead, actions. Did you mean "eyebrow"?',
      ],
    ],
    [
      'a price that is a text',
      'plans.yaml',
      '"{{fact:plan.starter.founding}}"',
      'twenty-nine',
      [
        'site/plans.yaml:9:17 error wrong-type: plans[1].price.founding is "twenty-nine" → write a number: dollars per month for a founding gym.',
      ],
    ],
    [
      'a price that is not a fact',
      'faq.yaml',
      '${{fact:plan.starter.founding}}',
      '$29',
      [expect.stringMatching(/^site\/faq\.yaml:\d+:\d+ error literal-fact: “\$29”/)],
    ],
    [
      'an unknown fact',
      'home.yaml',
      '{{fact:pilot.spots}} founding gyms',
      '{{fact:pilot.spot}} founding gyms',
      [
        expect.stringMatching(
          /^site\/home\.yaml:\d+:\d+ error unknown-fact: No fact has the id "pilot\.spot" → .*pilot\.spots/,
        ),
      ],
    ],
    [
      'a link that leads nowhere',
      'home.yaml',
      'href: /contact',
      'href: /kontact',
      [
        expect.stringMatching(
          /^site\/home\.yaml:\d+:\d+ error unknown-link: "\/kontact" leads to no page/,
        ),
      ],
    ],
    [
      'an anchor that leads nowhere',
      'pricing.yaml',
      '/faq#article-price',
      '/faq#article-prise',
      [expect.stringMatching(/^site\/pricing\.yaml:\d+:\d+ error unknown-anchor: /)],
    ],
    [
      'a repeated question',
      'faq.yaml',
      'question: Who can apply?',
      'question: How do I apply?',
      [expect.stringMatching(/^site\/faq\.yaml:\d+:\d+ error duplicate-title: /)],
    ],
    [
      'a list where there should be a text',
      'company.yaml',
      'tagline: Every round counts.',
      'tagline: [Every round counts.]',
      [
        expect.stringMatching(
          /^site\/company\.yaml:2:10 error wrong-type: tagline is a list → write /,
        ),
      ],
    ],
    [
      'a fact without a unit',
      'facts.yaml',
      '      value: 50\n      unit: gym\n    discountPercent',
      '      value: 50\n    discountPercent',
      [expect.stringMatching(/^site\/facts\.yaml:\d+:\d+ error /)],
    ],
  ])('may not hold %s', (_what, file, from, to, expected) => {
    change(file, from, to);
    expect(findings()).toEqual(expect.arrayContaining(expected));
  });

  it('may not have an unused file, and must have every used one', () => {
    content.write('site/prizing.yaml', 'title: Prices\n');
    content.remove('site/not-found.yaml');
    expect(loadSite(content.folder).findings.map(formatFinding)).toEqual([
      expect.stringMatching(/^site\/prizing\.yaml:1:1 error file-name: No page reads this file/),
      expect.stringMatching(/^site\/not-found\.yaml:1:1 error missing-file: /),
    ]);
  });
});

describe('a page without a schema of its own', () => {
  const page = `head:
  title: Press | {{fact:site.name}}
  description: Pictures, facts and words about the product for whoever writes about boxing gyms and their software.
hero:
  title: Press
  lead: What to print.
sections:
  - title: Pictures
    paragraphs:
      - Take any of them.
closing:
  title: Ask
  text: Write to us.
  actions:
    - label: Contact
      href: /contact
`;
  it('is read from site/pages, has a path, and may be linked to', () => {
    writePage(page);
    change('about.yaml', 'href: /contact', 'href: /press');
    const { site } = loadSite(content.folder);

    expect(site && copyOfPage(site, 'press').head.title).toBe('Press | Cornerbell');
    expect(pathsOf(site ?? {})).toContain('/press');
    expect(() => site && copyOfPage(site, 'pres')).toThrow(
      'site/pages/pres.yaml is missing. Write it, because a page reads its copy from it.',
    );
    expect(findings()).toEqual([]);
  });

  it('has the same rules', () => {
    writePage(page.replace('hero:', 'hreo:').replace('/contact', '/contacts'));

    expect(findings()).toEqual([
      'site/pages/press.yaml:1:1 error missing-field: hero is missing → write the line `hero: …`, the top of the page.',
      'site/pages/press.yaml:4:1 error unknown-field: "hreo" is not a field → remove the line, or write one of head, hero, sections, closing. Did you mean "hero"?',
      'site/pages/press.yaml:16:13 error unknown-link: "/contacts" leads to no page → write the path of a page that exists. Did you mean "/contact"?',
    ]);
  });
});
