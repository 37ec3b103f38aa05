// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { layoutData, renderPage } from '../app/entry-server.tsx';
import { testContext } from '../testing/library.ts';

const { site } = testContext.library;
const facts = {
  legalName: 'Example Software, Inc.',
  address: '1 Example Street, Town',
  email: 'hello@gym.test',
  phone: '+1 (555) 0100',
  founders: [{ name: 'Ada B.', role: 'Founder', text: 'Coached for years.' }],
  gyms: [{ name: 'Northside Boxing', quote: 'The desk runs on its own.' }],
  gymCount: { taken: 12, countedOn: { iso: '2026-11-28', text: 'November 28, 2026' } },
};

/** Renders a page of a company with these facts. */
async function pageOf(company: typeof site.company, path: string) {
  const library = { ...testContext.library, site: { ...site, company } };
  const context = { ...testContext, library };
  const { markup, description } = await renderPage(context, layoutData(context), path);
  const { body } = new DOMParser().parseFromString(markup, 'text/html');
  return { body, graph: JSON.stringify(description.graph) };
}

const page = (path: string) => pageOf({ ...site.company, ...facts }, path);

describe('the facts of the company that are given', () => {
  it.each(['/', '/about', '/terms', '/pilot-program'])(
    'say in the footer of %s who is behind the site and how to reach them',
    async (path) => {
      const footer = (await page(path)).body.querySelector('main ~ footer');
      for (const text of [facts.legalName, facts.address, facts.email, facts.phone])
        expect(footer?.textContent).toContain(text);
      expect(footer?.querySelector('a[href="tel:+15550100"]')).not.toBeNull();
    },
  );

  it.each(['/about', '/terms'])('are in the text of %s', async (path) => {
    const main = (await page(path)).body.querySelector('main');
    expect(main?.textContent).toContain(facts.legalName);
    expect(main?.querySelector(`a[href="mailto:${facts.email}"]`)).not.toBeNull();
  });

  it.each([
    ['/about', 'Coached for years.'],
    ['/', '“The desk runs on its own.”'],
    ['/', '12 of 50 spots are taken'],
    ['/about', '12 of 50 spots are taken'],
    ['/pilot-program', '12 of 50 spots are taken'],
  ])('say on %s: %s', async (path, text) => {
    expect((await page(path)).body.textContent).toContain(text);
  });

  it('are in the structured data', async () => {
    const { graph } = await page('/about');
    for (const text of [facts.legalName, facts.address, facts.email, facts.phone, 'Ada B.'])
      expect(graph).toContain(text);
  });
});

it.each(['/', '/about', '/terms', '/pilot-program'])(
  'the facts of the company that are missing leave no trace on %s',
  async (path) => {
    const { name, tagline, description, status } = site.company;
    const { body } = await pageOf({ name, tagline, description, status }, path);
    expect(body.querySelector('address')).toBeNull();
    expect(body.textContent).not.toMatch(/undefined|spots are taken/);
    expect(body.textContent).not.toContain(site.home.gyms.title);
  },
);
