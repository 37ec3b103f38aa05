import { publishedAt } from '@cornerbell/content';
import { readLibrary } from '@cornerbell/content/library';
import { beforeAll, describe, expect, it } from 'vitest';
import { structuredDataRule } from '../../audit/rules/structured-data.ts';
import { openSite, type Site } from '../../audit/site.ts';
import { renderDocument } from '../document.ts';
import { headTags, layoutData, listPaths, renderPage } from '../../src/shell/entry-server.tsx';
import { stepsOf } from './nodes.ts';

const origin = 'https://gym.test';
const whole = readLibrary();
const library = { ...publishedAt(whole, '2027-01-01'), site: whole.site };
const context = { library, asOf: new Date('2027-01-01'), origin, cardDesign: '' };
const parts = { styles: '', fonts: [], entry: '' };
const layout = layoutData(context);

let site: Site;
let paths: readonly string[] = [];

beforeAll(async () => {
  paths = await listPaths(context);
  const files = new Map([['/favicon.svg', Buffer.of()]]);
  for (const path of paths) {
    const { head, markup, description } = await renderPage(context, layout, path);
    const html = renderDocument(head, markup, { ...parts, tags: headTags(description) });
    files.set(`${path === '/' ? '' : path}/index.html`, Buffer.from(html));
    if (description.markdown) files.set(`${path}.md`, Buffer.from(description.markdown));
  }
  site = openSite(files, { origin, paths, hidden: [] });
});

const dataOf = (path: string) =>
  JSON.parse(site.pages.get(path)?.data[0] ?? '{}') as Record<string, unknown> & {
    '@graph'?: readonly Record<string, unknown>[];
  };

const typesOf = (path: string) =>
  (dataOf(path)['@graph'] ?? [dataOf(path)]).map((node) => node['@type']);

describe('the structured data', () => {
  it('is on every page, matches it, and its ids resolve', () => {
    const { checked, findings } = structuredDataRule.check(site);
    expect(findings).toEqual([]);
    expect(checked).toBe(paths.length - 1);
  });

  it.each([
    ['/', ['WebSite']],
    ['/about', ['Organization', 'BreadcrumbList']],
    ['/pricing', ['SoftwareApplication', 'BreadcrumbList']],
    ['/faq', ['FAQPage', 'BreadcrumbList']],
    ['/features/class-scheduling', ['BreadcrumbList']],
    ['/resources/blog/ten-days-quiet', ['BlogPosting', 'BreadcrumbList']],
    ['/resources/guides/gym-management-checklist', ['Article', 'BreadcrumbList']],
    ['/resources/guides/new-member-onboarding-workflow', ['Article', 'HowTo', 'BreadcrumbList']],
    ['/404', [undefined]],
  ])('of %s has the types %j', (path, types) => {
    expect(typesOf(path)).toEqual(types);
  });

  it('has the questions that are written in Markdown', async () => {
    const further = {
      id: 'may-i-bring-my-own-bag',
      group: 'pilot',
      publishedDate: '2025-07-14',
      question: 'May I bring my own bag?',
      answer: 'Yes, if it hangs safely.',
    } as const;
    const { description } = await renderPage(
      { ...context, library: { ...library, questions: [further] } },
      layout,
      '/faq',
    );
    expect(JSON.stringify(description.graph)).toContain('"name":"May I bring my own bag?"');
  });

  it('offers every plan with a price at the founding price, with the regular one as its list price', () => {
    const [software] = dataOf('/pricing')['@graph'] ?? [];
    const offers = software?.['offers'] as readonly Record<string, unknown>[];
    expect(offers.map(({ name, price }) => [name, price])).toEqual([
      ['Starter', 29],
      ['Growth', 59],
      ['Professional', 89],
      ['Multi-Location', 149],
    ]);
    expect(JSON.stringify(offers[0])).toContain(
      '"priceType":"https://schema.org/ListPrice","price":49',
    );
  });

  it('has breadcrumbs through the pages above', () => {
    const [, crumbs] = dataOf('/resources/blog/ten-days-quiet')['@graph'] ?? [];
    const trail = crumbs?.['itemListElement'] as readonly { name: string }[] | undefined;
    expect(trail?.map(({ name }) => name)).toEqual([
      'Cornerbell',
      'All Resources',
      'Ten days quiet: call members before they quit',
    ]);
  });
});

const steps = (...numbers: number[]) => numbers.map((number) => `## Step ${number}: Go`).join('\n');

it('recognises instructions by headings that number their steps', () => {
  expect(stepsOf(steps(1, 2, 3))).toHaveLength(3);
  expect(stepsOf(steps(1, 2))).toEqual([]);
  expect(stepsOf(steps(1, 2, 4))).toEqual([]);
  expect(stepsOf('## Part 1: Go')).toEqual([]);
});
