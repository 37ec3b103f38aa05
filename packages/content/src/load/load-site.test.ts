import { describe, expect, it } from 'vitest';
import { useContentFolder } from '../testing/content-folder.ts';
import { formatFinding } from './finding.ts';
import { copyOfPage } from '../schema/site/index.ts';
import { loadSite } from './load-site.ts';

const content = useContentFolder();

function change(file: string, from: string, to: string) {
  const text = content.read(`site/${file}`);
  expect(text).toContain(from);
  content.write(`site/${file}`, text.replace(from, to));
}

/** The findings in YAML files. */
const findings = () =>
  content
    .findings()
    .filter(({ file }) => file.startsWith('site/'))
    .map(formatFinding);

const writePage = (text: string) => content.write('site/pages/press.yaml', text);

describe('the copy of pages', () => {
  it('is read with its facts, which keep their type', () => {
    const { site, factValues: fact } = loadSite(content.folder);
    expect(fact['pilot.spots']).toEqual(expect.any(Number));
    expect(site?.home.hero.eyebrow).toContain(` ${fact['pilot.spots']} founding gyms`);
    expect(site?.plans.plans[0]).toMatchObject({
      price: {
        kind: 'monthly',
        founding: fact['plan.starter.founding'],
        regular: fact['plan.starter.regular'],
      },
      memberLimit: fact['plan.starter.members'],
    });
    expect(site?.features.stats[0]?.value).toMatch(/^\d+$/);
  });

  it('has an anchor of each question, made from its words where it has none', () => {
    change('faq.yaml', '\n        id: what-is-the-pilot\n', '\n');
    const { site } = loadSite(content.folder);
    expect(site?.faq.groups[0]?.items).toMatchObject([
      { id: 'what-is-the-pilot-program' },
      { id: 'who-can-apply' },
    ]);
  });

  it('has wrong values named by their path', () => {
    change('plans.yaml', "'{{fact:plan.starter.founding}}'", 'twenty-nine');
    expect(findings()).toEqual([
      'site/plans.yaml:8:17 error wrong-type: plans[1].price.founding is "twenty-nine" → write a number: dollars per month for a founding gym.',
    ]);
  });

  it('has no other findings while the facts are wrong', () => {
    change('facts.yaml', '50\n      unit: gym\n', '50\n');
    expect(findings()).toEqual([
      expect.stringMatching(/^site\/facts\.yaml:\d+:\d+ error missing-field: /),
    ]);
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
