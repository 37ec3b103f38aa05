// @vitest-environment jsdom
import { beforeAll, describe, expect, it } from 'vitest';
import { layoutData, renderPage } from '../app/entry-server.tsx';
import { testLibrary } from '../testing/library.ts';

const library = testLibrary;
const { site } = library;
const facts = {
  legalName: 'Example Software, Inc.',
  address: '1 Example Street, Town',
  email: 'hello@gym.test',
  phone: '+1 (555) 0100',
  founders: [{ name: 'Ada B.', role: 'Founder', text: 'Coached for years.' }],
  gyms: [{ name: 'Northside Boxing', quote: 'The desk runs on its own.' }],
  gymCount: { taken: 12, countedOn: { iso: '2026-11-28', text: 'November 28, 2026' } },
};

/** The pages of a company with these facts, by path. */
async function pagesOf(company: typeof site.company) {
  const context = {
    library: { ...library, site: { ...site, company } },
    asOf: new Date('2026-11-28'),
    origin: 'https://gym.test',
    cardDesign: '',
  };
  const layout = layoutData(context);
  const pages = new Map<string, { body: HTMLElement; graph: string }>();
  for (const path of ['/', '/about', '/terms', '/pilot-program']) {
    const { markup, description } = await renderPage(context, layout, path);
    const { body } = new DOMParser().parseFromString(markup, 'text/html');
    pages.set(path, { body, graph: JSON.stringify(description.graph) });
  }
  return (path: string) => {
    const page = pages.get(path);
    if (!page) throw new Error(`${path} was not rendered.`);
    return page;
  };
}

let page: Awaited<ReturnType<typeof pagesOf>>;

describe('the facts of the company that are given', () => {
  beforeAll(async () => {
    page = await pagesOf({ ...site.company, ...facts });
  });

  it.each(['/', '/about', '/terms', '/pilot-program'])(
    'say in the footer of %s who is behind the site and how to reach them',
    (path) => {
      const footer = page(path).body.querySelector('main ~ footer');
      for (const text of [facts.legalName, facts.address, facts.email, facts.phone])
        expect(footer?.textContent).toContain(text);
      expect(footer?.querySelector('a[href="tel:+15550100"]')).not.toBeNull();
    },
  );

  it.each(['/about', '/terms'])('are in the text of %s', (path) => {
    const main = page(path).body.querySelector('main');
    expect(main?.textContent).toContain(facts.legalName);
    expect(main?.querySelector(`a[href="mailto:${facts.email}"]`)).not.toBeNull();
  });

  it('introduce the founders and the first gyms, and count the gyms', () => {
    expect(page('/about').body.textContent).toContain('Coached for years.');
    expect(page('/').body.textContent).toContain('“The desk runs on its own.”');
    for (const path of ['/', '/about', '/pilot-program'])
      expect(page(path).body.textContent).toContain('12 of 50 spots are taken');
  });

  it('are in the structured data', () => {
    for (const text of [facts.legalName, facts.address, facts.email, facts.phone, 'Ada B.'])
      expect(page('/about').graph).toContain(text);
  });
});

describe('the facts of the company that are missing', () => {
  beforeAll(async () => {
    const { name, tagline, description, status } = site.company;
    page = await pagesOf({ name, tagline, description, status });
  });

  it.each(['/', '/about', '/terms', '/pilot-program'])('leave no trace on %s', (path) => {
    const { body } = page(path);
    expect(body.querySelector('address')).toBeNull();
    expect(body.textContent).not.toMatch(/undefined|spots are taken/);
    expect(body.textContent).not.toContain(site.home.gyms.title);
  });
});
