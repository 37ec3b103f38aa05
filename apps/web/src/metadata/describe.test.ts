import { describe, expect, it } from 'vitest';
import { layoutData, renderPage } from '../app/entry-server.tsx';
import { testContext as context, testLibrary as library } from '../testing/library.ts';

const layout = layoutData(context);
const post = library.posts[0]!;
const source = library.site.switchFrom.sources[0]!;

const graphOf = async (path: string) => (await renderPage(context, layout, path)).description.graph;

describe('the structured data', () => {
  it.each([
    ['/', ['WebSite']],
    ['/about', ['Organization', 'BreadcrumbList']],
    ['/pricing', ['SoftwareApplication', 'BreadcrumbList']],
    ['/faq', ['FAQPage', 'BreadcrumbList']],
    ['/features/class-scheduling', ['BreadcrumbList']],
    ['/resources/blog/ten-days-quiet', ['BlogPosting', 'BreadcrumbList']],
    ['/resources/guides/gym-management-checklist', ['Article', 'BreadcrumbList']],
    ['/404', []],
  ])('of %s has the types %j', async (path, types) => {
    expect((await graphOf(path)).map((node) => node['@type'])).toEqual(types);
  });

  it('offers every plan with a price at the founding price, with the regular one as its list price', async () => {
    const [software] = await graphOf('/pricing');
    const offers = software?.['offers'] as readonly Record<string, unknown>[];
    const plans = library.site.plans.plans.flatMap(({ name, price }) =>
      price.kind === 'custom' ? [] : [{ name, ...price }],
    );
    expect(offers.map(({ name, price }) => [name, price])).toEqual(
      plans.map(({ name, founding }) => [name, founding]),
    );
    expect(JSON.stringify(offers[0])).toContain(
      `"priceType":"https://schema.org/ListPrice","price":${plans[0]?.regular}`,
    );
  });

  it.each([
    [`/resources/blog/${post.slug}`, ['All Resources', post.title]],
    ['/resources/guides', ['All Resources', library.site.resources.lists.guides.heading]],
    [`/switch/${source.id}`, ['Switch', source.name]],
  ])('of %s has breadcrumbs through the pages above', async (path, names) => {
    const crumbs = (await graphOf(path)).find((node) => node['@type'] === 'BreadcrumbList');
    const trail = crumbs?.['itemListElement'] as readonly { name: string }[] | undefined;
    expect(trail?.map(({ name }) => name)).toEqual([library.site.company.name, ...names]);
  });
});
